import { whatsappHref } from '@/content/fields/links';
import { collapseWhitespace } from './plain-text';

const limits = {
  /** Characters: the 8,000 of RFC 9110, 4.1, less some room, because wa.me redirects to a longer URL. */
  web: 7900,
  /** Characters. Chromium on Windows ignores longer links to programs (`mailto:`): https://crbug.com/727909 */
  windowsProgram: 2000,
  /** Android truncates longer texts: https://github.com/react-native-share/react-native-share/issues/703 */
  whatsappBytes: 4096,
};

type Texts = readonly string[];

/** `texts` are alternatives. Returns one link for the first text that fits, or links for parts of the last text. */
export function whatsappLinks(number: string, texts: Texts, isWindows: boolean) {
  if (!number) return [];
  function hrefOf(text: string) {
    const href = whatsappHref(number, text);
    if (!isWindows || href.length <= limits.windowsProgram) return href;
    // `web.whatsapp.com` stays in the browser, so the limit for links to programs does not apply.
    return href.replace('wa.me/', 'web.whatsapp.com/send?phone=').replace('?text=', '&text=');
  }
  return linksFor(texts, hrefOf, limits.web, limits.whatsappBytes);
}

/** RFC 6068 requires CRLF line breaks; @ need not be encoded. */
export function mailLinks(email: string, subject: string, texts: Texts, isWindows: boolean) {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const mail = `mailto:${to}?subject=${encodeURIComponent(collapseWhitespace(subject))}`;
  const hrefOf = (text: string) =>
    `${mail}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return linksFor(texts, hrefOf, isWindows ? limits.windowsProgram : limits.web);
}

function linksFor(
  texts: Texts,
  hrefOf: (text: string) => string,
  maxCharacters: number,
  maxBytes = Number.POSITIVE_INFINITY,
) {
  const linkTo = (text: string) => ({ href: hrefOf(text), text });
  const fits = (text: string) =>
    hrefOf(text).length <= maxCharacters && new TextEncoder().encode(text).length <= maxBytes;
  const whole = texts.find(fits);
  if (whole !== undefined) return [linkTo(whole)];
  // Split the text between lines. Split a line that is too long into pieces of 40 characters, at spaces if possible.
  const pieces = (texts.at(-1) ?? '')
    .split(/(?<=\n)/)
    .flatMap((line) => (fits(line) ? line : (line.match(/.{1,40}(?:\s+|$)|.{1,40}/gsu) ?? [])));
  const parts: string[] = [];
  for (const piece of pieces) {
    const longer = (parts.at(-1) ?? '') + piece;
    if (parts.length > 0 && fits(longer.trim())) parts[parts.length - 1] = longer;
    else parts.push(piece);
  }
  return parts.map((part) => linkTo(part.trim()));
}
