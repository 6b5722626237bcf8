import { whatsappHref } from '@/content/fields/links';
import { onOneLine } from './plain-text';

/**
 * Characters. On Windows a longer link than 2,081 opens neither a mail program nor WhatsApp, and nothing
 * says so: https://github.com/electron/electron/issues/9987
 */
const longestLink = 1800;

/** In place of a text that is too long for a link, and was copied. */
export const pasteHere = 'Paste the copied text here.';

type HandOverLink = {
  href: string;
  /** False when `href` carries `pasteHere` and the text has to be copied. */
  complete: boolean;
};

export function whatsappLink(number: string, text: string): HandOverLink {
  return fitting((body) => whatsappHref(number, body), text);
}

export function mailLink(address: string, subject: string, text: string): HandOverLink {
  // RFC 6068: the @ stands as it is, and line breaks are CRLF.
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  const about = encodeURIComponent(onOneLine(subject));
  return fitting((body) => {
    const encoded = encodeURIComponent(body.replaceAll('\n', '\r\n'));
    return `mailto:${to}?subject=${about}&body=${encoded}`;
  }, text);
}

function fitting(linkTo: (body: string) => string, text: string): HandOverLink {
  const href = linkTo(text);
  const complete = href.length <= longestLink;
  return { href: complete ? href : linkTo(pasteHere), complete };
}
