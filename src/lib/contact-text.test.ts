import { expect, test } from 'vitest';
import { cleanEmail, cleanPhone } from './contact-text';

test.each([
  'info@x.ae',
  '\ufeff\u00a0info@\u200bx.ae\u200b ',
  'MAILTO:info@x.ae?subject=Rice&body=500%20kg',
  '"Noor, Trading" <info@x.ae>;',
  'ｉｎｆｏ＠x.ae',
])('the address is taken out of %j', (text) => {
  expect(cleanEmail(text)).toBe('info@x.ae');
});

test('what is no address stays as it can be seen', () => {
  expect(cleanEmail('info@x.ae or \u200bcall')).toBe('info@x.ae or call');
  expect(cleanEmail('a < b')).toBe('a < b');
});

test.each([
  '+971 50 123 4567',
  '\u202a+971 50 123 4567\u202c',
  '٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
  '＋９７１ ５０ １２３ ４５６７',
  'tel:+971 50 123 4567',
])('the number is taken out of %j', (text) => {
  expect(cleanPhone(text)).toBe('+971 50 123 4567');
});

test('a number without a country code, and a text, stay as typed', () => {
  for (const typed of ['04 333 1234', '(0)4 333', 'ask Noor'])
    expect(cleanPhone(typed)).toBe(typed);
});
