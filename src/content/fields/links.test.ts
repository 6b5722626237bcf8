import { expect, test } from 'vitest';
import { mapHrefs, safeHref, telHref, whatsappHref } from './links';

test.each([
  'https://www.linkedin.com/company/saffron-gate',
  'mailto:info@saffrongate.example',
  'tel:+97140000000',
  '/contact',
  '/',
])('%s may become a link', (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  '',
  'http://example.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://exa mple.com',
  'mailto:',
  'tel:',
  '#top',
  'www.example.com',
])('%j is refused', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test.each([
  [safeHref('  https://example.com/page \n'), 'https://example.com/page'],
  [telHref('(+971) 4\u00a0333.12-34'), 'tel:+97143331234'],
  [whatsappHref('+971 (50) 000.00-00'), 'https://wa.me/971500000000'],
  [whatsappHref('+971500000000', 'a & b'), 'https://wa.me/971500000000?text=a%20%26%20b'],
  [
    mapHrefs('Warehouse 1\nDubai & Sharjah')['Apple Maps'],
    'https://maps.apple.com/?q=Warehouse%201%2C%20Dubai%20%26%20Sharjah',
  ],
])('what was typed becomes %s', (href, expected) => {
  expect(href).toBe(expected);
});
