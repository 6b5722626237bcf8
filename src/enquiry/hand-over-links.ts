import { whatsappHref } from '@/content/fields/links';
import { onOneLine } from './plain-text';

/**
 * Limits, in characters of a link except for `whatsappBytes`, of the text in UTF-8.
 * - `web`: every server should take 8,000 (https://www.rfc-editor.org/rfc/rfc9110#section-4.1); wa.me
 *   passes the link on, some 60 longer.
 * - `windowsProgram`: there Chromium silently drops longer links to programs, as mailto: and whatsapp:
 *   are (https://crbug.com/727909, https://github.com/electron/electron/issues/9987).
 * - `whatsappBytes`: Android's WhatsApp has cut longer texts that were given to it
 *   (https://github.com/react-native-share/react-native-share/issues/703), as its API refuses them.
 */
const limits = { web: 7900, windowsProgram: 2000, whatsappBytes: 4096 };

/** A message and the link that opens it filled in. */
type HandOverLink = { href: string; text: string };

/** One link with the first of `texts` that fits; if none fits, a link for each part of the last one. */
export function whatsappLinks(number: string, texts: readonly string[], isWindows: boolean) {
  const linkTo = (text: string) => {
    const href = whatsappHref(number, text);
    // WhatsApp Web is a page, not a program.
    return isWindows && href.length > limits.windowsProgram
      ? href.replace('wa.me/', 'web.whatsapp.com/send?phone=').replace('?text=', '&text=')
      : href;
  };
  const bytes = new TextEncoder();
  return linksFor(
    texts,
    linkTo,
    (text) =>
      linkTo(text).length <= limits.web && bytes.encode(text).length <= limits.whatsappBytes,
  );
}

export function mailLinks(
  email: string,
  subject: string,
  texts: readonly string[],
  isWindows: boolean,
) {
  // RFC 6068: @ is not encoded, line breaks are CRLF.
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const about = encodeURIComponent(onOneLine(subject));
  const linkTo = (text: string) =>
    `mailto:${to}?subject=${about}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  const longest = isWindows ? limits.windowsProgram : limits.web;
  return linksFor(texts, linkTo, (text) => linkTo(text).length <= longest);
}

/** `lines 3–17`: the numbered lines in a text; empty without any. */
export function numberedLines(text: string): string {
  const numbers = Array.from(text.matchAll(/^(\d+)\) /gm), ([, number]) => number);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first) return '';
  return first === last ? `line ${first}` : `lines ${first}–${last}`;
}

function linksFor(
  texts: readonly string[],
  linkTo: (text: string) => string,
  fits: (text: string) => boolean,
): HandOverLink[] {
  const whole = texts.find(fits);
  const parts = whole === undefined ? split(texts.at(-1) ?? '', fits) : [whole];
  return parts.map((text) => ({ href: linkTo(text), text }));
}

/** Splits at line breaks, then at spaces, then anywhere but inside a surrogate pair. */
function split(text: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let rest = text;
  while (!fits(rest)) {
    let [end, tooLong] = [1, rest.length];
    while (tooLong - end > 1) {
      const middle = Math.floor((end + tooLong) / 2);
      if (fits(rest.slice(0, middle).toWellFormed())) end = middle;
      else tooLong = middle;
    }
    const isCut = /[\ud800-\udbff]/.test(rest.charAt(end - 1));
    const breaks = ['\n', ' '].map((sign) => rest.lastIndexOf(sign, end));
    const length = breaks.find((index) => index > 0) ?? (isCut && end > 1 ? end - 1 : end);
    parts.push(rest.slice(0, length).trim());
    rest = rest.slice(length).trim();
  }
  return [...parts, rest];
}
