// A backslash counts as a slash in browsers, and tabs and line breaks inside an address are dropped
// by them: `/\evil.example` and `/<tab>/evil.example` both leave the site.
const deceptive = /[\s\\\p{Cc}]/u;
const allowed = [/^https:\/\/[^/?#]/i, /^mailto:[^?]/i, /^tel:\+?\d/i, /^\/(?!\/)/];

/**
 * The address to put into an `href`, or undefined when it must not become a link. Allowed are
 * https:, mailto:, tel: and paths of this site. Checked on writing and again on rendering, since
 * stored content may not have come through the editor.
 */
export function safeHref(value: string): string | undefined {
  const href = value.trim();
  if (deceptive.test(href) || !allowed.some((pattern) => pattern.test(href))) return undefined;
  return href.startsWith('/') || URL.canParse(href) ? href : undefined;
}

/** `+971 4 000 0000` → `tel:+97140000000` */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
