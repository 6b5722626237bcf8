import { expect, test } from 'vitest';
import { mailLinks, whatsappLinks } from './hand-over-links';

const text = '1. Nuts & Dry Fruits: 50 % off?\n   #كمون + "100" https://a.example/?b=c';
const encoded =
  '1.%20Nuts%20%26%20Dry%20Fruits%3A%2050%20%25%20off%3F%0A%20%20%20%23%D9%83%D9%85%D9%88%D9%86%20%2B%20%22100%22%20https%3A%2F%2Fa.example%2F%3Fb%3Dc';
const number = '+971 50-000 0000';

test('a WhatsApp link has the digits of the number and the whole text', () => {
  const [link, ...others] = whatsappLinks(number, [text], false);
  expect(link?.href).toBe(`https://wa.me/971500000000?text=${encoded}`);
  expect(others).toEqual([]);
});

test('a mail link has CRLF line breaks, and no text of it becomes a header', () => {
  const [link] = mailLinks('info@saffrongate.example', 'Enquiry & more', [text], true);
  expect(link?.href).toBe(
    `mailto:info@saffrongate.example?subject=Enquiry%20%26%20more&body=${encoded.replace('%0A', '%0D%0A')}`,
  );

  const [mail] = mailLinks('a?bcc=b@c.example', 'x\r\nBcc: b&cc=d', ['e&bcc=f'], false);
  const hostile = new URL(mail?.href ?? '');
  expect([...hostile.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(hostile.searchParams.get('subject')).toBe('x Bcc: b&cc=d');
  expect(hostile.pathname).toBe('a%3Fbcc%3Db@c.example');
});

test('the shorter text goes out where only the longer one is too long', () => {
  const texts = ['x'.repeat(4097), 'y'.repeat(4096)];
  expect(whatsappLinks(number, texts, false).map((link) => link.text)).toEqual([texts[1]]);
  expect(mailLinks('a@b.example', '', texts, false).map((link) => link.text)).toEqual([texts[0]]);
});

test('on Windows a long text goes to WhatsApp Web, since the program would not open', () => {
  const [link] = whatsappLinks(number, ['x?text= '.repeat(400).trim()], true);
  const { origin, pathname, searchParams } = new URL(link?.href ?? '');
  expect(`${origin}${pathname}`).toBe('https://web.whatsapp.com/send');
  expect(searchParams.get('phone')).toBe('971500000000');
  expect(searchParams.get('text')).toBe('x?text= '.repeat(400).trim());
});

test.each([
  ['lines', `1) ${'Cumin '.repeat(30)}.`, '\n'],
  ['words', 'كمون', ' '],
  ['emoji', '🌶️', ''],
])('a text that is too long goes out whole, in parts: %s', (_name, piece, between) => {
  const whole = Array(3000).fill(piece).join(between);
  const ways = [
    whatsappLinks(number, [whole], false),
    whatsappLinks(number, [whole], true),
    mailLinks('a@b.example', 'Enquiry', [whole], true),
  ];
  for (const links of ways) {
    expect(links.map((link) => link.text).join(between)).toBe(whole);
    for (const { href } of links) expect(href.length).toBeLessThanOrEqual(7900);
  }
  for (const { href } of ways[2] ?? []) expect(href.length).toBeLessThanOrEqual(2000);
});
