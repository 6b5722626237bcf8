// Browsers read `\` as `/` and drop tabs and line breaks, so `/\evil.example` and `/<tab>/evil.example` are links
// to another site: https://url.spec.whatwg.org/#url-parsing
const deceptive = /[\s\\\p{Cc}]/u;
const allowed = [/^https:\/\/[^/?#]/i, /^mailto:[^?]/i, /^tel:\+?\d/i, /^\/(?!\/)/];

export function safeHref(value: string): string | undefined {
  const href = value.trim();
  if (deceptive.test(href) || !allowed.some((pattern) => pattern.test(href))) return undefined;
  return href.startsWith('/') || URL.canParse(href) ? href : undefined;
}

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function whatsappHref(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

export function joinedWithCommas(text: string): string {
  return text.trim().replaceAll(/,?\s*\n\s*/g, ', ');
}

export function mapHrefs(postalAddress: string) {
  const query = encodeURIComponent(joinedWithCommas(postalAddress));
  return {
    'Google Maps': `https://www.google.com/maps/search/?api=1&query=${query}`,
    'Apple Maps': `https://maps.apple.com/?q=${query}`,
  };
}
