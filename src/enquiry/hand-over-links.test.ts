import { expect, test } from 'vitest';
import { mailLink, whatsappLink } from './hand-over-links';

const text = '1. Nuts & Dry Fruits: 50 % off?\n   #كمون + "100" https://a.example/?b=c';
const encoded =
  '1.%20Nuts%20%26%20Dry%20Fruits%3A%2050%20%25%20off%3F%0A%20%20%20%23%D9%83%D9%85%D9%88%D9%86%20%2B%20%22100%22%20https%3A%2F%2Fa.example%2F%3Fb%3Dc';

test('a WhatsApp link has the digits of the number and the whole text', () => {
  const { href, complete } = whatsappLink('+971 50-000 0000', text);
  expect(href).toBe(`https://wa.me/971500000000?text=${encoded}`);
  expect(new URL(href).searchParams.get('text')).toBe(text);
  expect(complete).toBe(true);
});

test('a mail link has CRLF line breaks, and no text of it becomes a header', () => {
  const { href, complete } = mailLink('info@saffrongate.example', 'Enquiry & more', text);
  expect(href).toBe(
    `mailto:info@saffrongate.example?subject=Enquiry%20%26%20more&body=${encoded.replace('%0A', '%0D%0A')}`,
  );
  expect(complete).toBe(true);

  const hostile = new URL(mailLink('a?bcc=b@c.example', 'x\r\nBcc: b&cc=d', 'e&bcc=f').href);
  expect([...hostile.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(hostile.searchParams.get('subject')).toBe('x Bcc: b&cc=d');
  expect(hostile.pathname).toBe('a%3Fbcc%3Db@c.example');
});

test('up to 1,800 characters the link carries the text, beyond them it says that one is to paste', () => {
  const bare = whatsappLink('+971500000000', '-').href.length - 1;
  expect(whatsappLink('+971500000000', 'x'.repeat(1800 - bare)).complete).toBe(true);
  expect(whatsappLink('+971500000000', 'x'.repeat(1801 - bare))).toEqual({
    href: 'https://wa.me/971500000000?text=Paste%20the%20copied%20text%20here.',
    complete: false,
  });
  // An Arabic letter takes six characters of a link.
  expect(mailLink('a@b.example', 'Enquiry', 'ك'.repeat(300))).toEqual({
    href: 'mailto:a@b.example?subject=Enquiry&body=Paste%20the%20copied%20text%20here.',
    complete: false,
  });
});
