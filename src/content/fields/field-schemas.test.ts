import { type GenericSchema, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { contactSchema } from '@/content/sections/contact/schema';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { heroSchema } from '@/content/sections/hero/schema';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { valuesSchema } from '@/content/sections/values/schema';
import { figureSchema, idSchema, requiredText } from './field-schemas';
import { pictureSchema } from './picture-schema';

function messages(schema: GenericSchema, content: unknown): string[] {
  return (safeParse(schema, content).issues ?? []).map(({ message }) => message);
}

const slides = (count: number) => ({
  slides: Array.from({ length: count }, (_, index) => ({
    ...heroDefaultContent.slides[0],
    id: `slide-${index}`,
  })),
});

const valuesOnHome = (...ids: string[]) => ({
  values: valuesDefaultContent.values.map((value) => ({
    ...value,
    onHome: ids.includes(value.id),
  })),
});

test('a text must be there, and short enough', () => {
  const title = requiredText('Title', 60);
  expect(messages(title, '')).toEqual(['Write a title.']);
  expect(messages(title, ' \n ')).toEqual(['Write a title.']);
  // Zero-width spaces, a soft hyphen, a Hangul filler, an empty Braille cell, a direction mark.
  for (const invisible of ['\u200b\u200b\u200b', '\u00ad', '\u3164', '\u2800', ' \u200f\u0000']) {
    expect(messages(title, invisible)).toEqual(['Write a title.']);
  }
  expect(messages(title, undefined)).toEqual(['Write a title.']);
  expect(messages(title, 'x'.repeat(60))).toEqual([]);
  expect(messages(title, 'x'.repeat(61))).toEqual(['Keep the title to 60 characters.']);
});

test('any script, and what looks like markup, is only text', () => {
  for (const text of ['زعفران', 'कुमकुम', '👩‍🍳 e\u0301', '\u200f١', '<script>alert(1)</script>']) {
    expect(safeParse(requiredText('Title', 60), text).output).toBe(text);
  }
});

test('a figure is short and has a number in it', () => {
  for (const figure of ['15+', '98%', '1000+', '1,000', '٥٠+']) {
    expect(messages(figureSchema, figure)).toEqual([]);
  }
  expect(messages(figureSchema, 'many')).toEqual([
    'Write a figure with a number in it, such as 15+ or 98%.',
  ]);
  expect(messages(figureSchema, '1,000,000+')).toEqual(['Keep the figure to 8 characters.']);
});

test('ids that an editor makes are good, damaged ones are refused', () => {
  expect(messages(idSchema, crypto.randomUUID())).toEqual([]);
  for (const id of ['', 'two words', '<b>', 'x'.repeat(65), 7]) {
    expect(messages(idSchema, id)).toHaveLength(1);
  }
});

test('the carousel takes one to eight slides', () => {
  expect(messages(heroSchema, slides(0))).toEqual(['Keep at least 1 slide.']);
  expect(messages(heroSchema, slides(1))).toEqual([]);
  expect(messages(heroSchema, slides(8))).toEqual([]);
  expect(messages(heroSchema, slides(9))).toEqual(['Keep to 8 slides: delete one.']);
  expect(messages(heroSchema, slides(10))).toEqual(['Keep to 8 slides: delete 2.']);
});

test('two items with one id are refused', () => {
  const [first] = heroDefaultContent.slides;
  expect(messages(heroSchema, { slides: [first, first] })).toEqual([
    'Two slides have the same id. Delete one of them and add it again.',
  ]);
});

test('exactly four values stand on the home page', () => {
  const four = ['agility', 'passion', 'integrity', 'reliability'];
  expect(messages(valuesSchema, valuesOnHome(...four))).toEqual([]);
  expect(messages(valuesSchema, valuesOnHome(...four, 'excellence'))).toEqual([
    'Choose four values for the home page. Now it is 5.',
  ]);
  expect(messages(valuesSchema, valuesOnHome())).toEqual([
    'Choose four values for the home page. Now it is none.',
  ]);
});

test('a picture is one of the site or an upload, and is described', () => {
  const alt = 'A bowl of pistachios';
  const path = `${'3f9a'.repeat(8)}.webp`;
  const upload = { kind: 'uploaded', path, width: 1920, height: 1080, alt };
  expect(messages(pictureSchema, { kind: 'site', name: 'scenes/sacks', alt })).toEqual([]);
  expect(messages(pictureSchema, upload)).toEqual([]);
  expect(messages(pictureSchema, { ...upload, alt: '' })).toEqual([
    'Write a description of the picture.',
  ]);
  expect(messages(pictureSchema, { kind: 'site', name: 'scenes/moon', alt })).toEqual([
    'Choose a picture.',
  ]);
  expect(messages(pictureSchema, undefined)).toEqual(['Choose a picture.']);
  expect(messages(pictureSchema, { ...upload, path: path.replace('webp', 'jpg') })).toEqual([]);
  for (const width of [0, 1921, 640.5, '640', undefined]) {
    expect(messages(pictureSchema, { ...upload, width })).toEqual(['Upload the picture again.']);
  }
});

test('the point that stays in view is two percentages, or left out', () => {
  const rice = { kind: 'site', name: 'hero/rice', alt: 'Rice' };
  expect(safeParse(pictureSchema, rice).output).toEqual(rice);
  for (const focus of ['0% 0%', '30% 20%', '100% 100%']) {
    expect(safeParse(pictureSchema, { ...rice, focus }).output).toEqual({ ...rice, focus });
  }
  for (const focus of [
    '',
    '30%',
    '101% 0%',
    '30.5% 0%',
    '-1% 0%',
    'left top',
    '1% 1%;',
    30,
    null,
  ]) {
    expect(messages(pictureSchema, { ...rice, focus })).toEqual([
      'Choose again what must stay in view.',
    ]);
  }
});

test('the path of an upload is a hash with one of two endings, and leads nowhere else', () => {
  const upload = { kind: 'uploaded', width: 640, height: 360, alt: 'Rice' };
  const hash = '3f9a'.repeat(8);
  for (const path of [
    `/${hash}.webp`,
    `../${hash}.webp`,
    `a/../${hash}.webp`,
    `https://evil.example/${hash}.webp`,
    `${hash}.svg`,
    `${hash}.webp?x`,
    `${hash}.webp\n`,
    `${hash}-640.webp`,
    `${hash.toUpperCase()}.webp`,
    `${hash}0.webp`,
    hash,
    '',
    undefined,
  ]) {
    expect(messages(pictureSchema, { ...upload, path })).toEqual(['Upload the picture again.']);
  }
});

test('contact details are checked for their form', () => {
  const [phone] = contactDefaultContent.phones;
  const withPhones = (...phones: unknown[]) => ({ ...contactDefaultContent, phones });
  const withCode =
    'Write + and the country code, then only the number to dial, such as +971 4 000 0000';
  expect(messages(contactSchema, withPhones('04 333 1234', ''))).toEqual([`${withCode}.`]);
  expect(messages(contactSchema, withPhones(phone, 'call us'))).toEqual([
    `${withCode}, or leave it empty.`,
  ]);
  expect(messages(contactSchema, withPhones(phone, phone))).toEqual([
    'Write another number than the first.',
  ]);
  expect(messages(contactSchema, { ...contactDefaultContent, email: 'info' })).toEqual([
    'Write an e-mail address, such as info@company.com.',
  ]);
});

test('what is pasted around an e-mail address or phone number is left out where it is read', () => {
  const typed = {
    phones: ['\u202a00971 (4) 333 1234\u202c', '\u00a0'],
    whatsapp: ' (+971) 50.333-1234\u00a0',
    email: 'Noor\ufeff\u00a0<info@\u200bx.ae>; ',
  };
  expect(safeParse(contactSchema, { ...contactDefaultContent, ...typed }).output).toMatchObject({
    phones: ['+971 (4) 333 1234', ''],
    whatsapp: '(+971) 50.333-1234',
    email: 'info@x.ae',
  });
  const email = 'info@x.ae or call';
  expect(messages(contactSchema, { ...contactDefaultContent, email })).toHaveLength(1);
});

test('the WhatsApp number has its country code, or is left empty', () => {
  const withNumber = (whatsapp: string) => ({ ...contactDefaultContent, whatsapp });
  for (const number of [
    '',
    ' ',
    '+971 50 000 0000',
    '+971-50-0000000',
    '+971\u00a050\u2011333.1234',
  ]) {
    expect(messages(contactSchema, withNumber(number)), number).toEqual([]);
  }
  for (const number of [
    '050 000 0000',
    '(050) 000 0000',
    '+971 (0)50 000 0000',
    '+971 ( 050) 000 0000',
    '+0971500000',
    '+971',
    '+971 50 000 0000 +971 4 000',
    'ask',
  ]) {
    expect(messages(contactSchema, withNumber(number)), number).toEqual([
      'Write + and the country code, then only the number to dial, such as +971 50 000 0000, or leave it empty.',
    ]);
  }
});

test('contact details stored before there was a WhatsApp number have none', () => {
  const { whatsapp: _, ...older } = contactDefaultContent;
  expect(safeParse(contactSchema, older).output).toEqual({ ...older, whatsapp: '' });
});

const withLink = (network: string, href: string) => ({
  ...contactDefaultContent,
  socialLinks: [{ id: 'one', network, href }],
});

test.each([
  ['facebook', 'https://www.facebook.com/saffrongate'],
  ['facebook', 'https://fb.com/saffrongate'],
  ['instagram', 'https://instagram.com/saffrongate?hl=ar'],
  ['linkedin', 'https://ae.linkedin.com/company/saffrongate'],
  ['x', 'https://x.com/saffrongate'],
  ['x', 'https://twitter.com/saffrongate'],
  ['x', ''],
])('a link of %s may be %j', (network, href) => {
  expect(messages(contactSchema, withLink(network, href))).toEqual([]);
});

test.each([
  ['facebook', 'https://www.instagram.com/saffrongate', 'Facebook'],
  ['facebook', 'https://facebook.com.evil.example/saffrongate', 'Facebook'],
  ['instagram', 'https://notinstagram.com', 'Instagram'],
  ['instagram', '/contact', 'Instagram'],
  ['linkedin', 'mailto:info@linkedin.com', 'LinkedIn'],
  ['x', 'http://x.com/saffrongate', 'X'],
  ['x', 'https://x.com\\@evil.example', 'X'],
  ['x', 'javascript:alert(1)', 'X'],
])('a link of %s may not be %j', (network, href, name) => {
  expect(messages(contactSchema, withLink(network, href))).toEqual([
    expect.stringContaining(`Paste the address of your ${name} page.`),
  ]);
});
