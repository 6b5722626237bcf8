import { expect, test } from 'vitest';
import { mapHrefs, safeHref, telHref, whatsappHref } from './links';

test.each([
  'https://www.linkedin.com/company/saffron-gate',
  'HTTPS://example.com/?q=1#top',
  'mailto:info@saffrongate.example',
  'tel:+97140000000',
  '/contact',
  '/products?category=Nuts%20%26%20Dry%20Fruits',
  '/',
])('%s may become a link', (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  '',
  '   ',
  'http://example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  'https://exa mple.com',
  'mailto:',
  'tel:',
  'contact',
  './contact',
  '#top',
  'www.example.com',
])('%j is refused', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test('space around a pasted address does not matter', () => {
  expect(safeHref('  https://example.com/page \n')).toBe('https://example.com/page');
});

test('a phone number is dialled without its spaces and brackets', () => {
  expect(telHref('+971 4 000 0000')).toBe('tel:+97140000000');
  expect(telHref('(+971) 4\u00a0333.12-34')).toBe('tel:+97143331234');
});

test('a chat is opened by the digits of the number', () => {
  expect(whatsappHref('+971 (50) 000.00-00')).toBe('https://wa.me/971500000000');
  expect(whatsappHref('+971500000000', 'a & b')).toBe(
    'https://wa.me/971500000000?text=a%20%26%20b',
  );
});

test('an address of several lines is searched for as one', () => {
  const query = 'Warehouse%201%2C%20Dubai%20%26%20Sharjah';
  expect(mapHrefs('Warehouse 1\nDubai & Sharjah')).toEqual({
    'Google Maps': `https://www.google.com/maps/search/?api=1&query=${query}`,
    'Apple Maps': `https://maps.apple.com/?q=${query}`,
  });
});
