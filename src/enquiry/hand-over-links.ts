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
  const encoder = new TextEncoder();
  return linksFor(
    texts,
    (text) => {
      const href = whatsappHref(number, text);
      // WhatsApp Web is a page, not a program.
      return isWindows && href.length > limits.windowsProgram
        ? href.replace('wa.me/', 'web.whatsapp.com/send?phone=').replace('?text=', '&text=')
        : href;
    },
    ({ href, text }) =>
      href.length <= limits.web && encoder.encode(text).length <= limits.whatsappBytes,
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
  const longest = isWindows ? limits.windowsProgram : limits.web;
  return linksFor(
    texts,
    (text) =>
      `mailto:${to}?subject=${about}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
    ({ href }) => href.length <= longest,
  );
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
  hrefOf: (text: string) => string,
  fits: (link: HandOverLink) => boolean,
): HandOverLink[] {
  const linkTo = (text: string) => ({ href: hrefOf(text), text });
  const whole = texts.map(linkTo).find(fits);
  if (whole) return [whole];
  // Whole lines; of a line that is too long, pieces that end at a space; without spaces, 40 characters.
  const pieces = (texts.at(-1) ?? '')
    .split(/(?<=\n)/)
    .flatMap((line) =>
      fits(linkTo(line)) ? line : (line.match(/.{1,40}(?:\s+|$)|.{1,40}/gsu) ?? []),
    );
  const parts: string[] = [];
  for (const piece of pieces) {
    const longer = (parts.at(-1) ?? '') + piece;
    if (parts.length > 0 && fits(linkTo(longer.trim()))) parts[parts.length - 1] = longer;
    else parts.push(piece);
  }
  return parts.map((part) => linkTo(part.trim()));
}
