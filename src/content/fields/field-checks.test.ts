import { type GenericSchema, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { contactSection } from '@/content/sections/contact/default-content';
import { contactSchema } from '@/content/sections/contact/schema';
import { heroSection } from '@/content/sections/hero/default-content';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { valuesSection } from '@/content/sections/values/default-content';
import { idSchema, requiredText, statSchema } from './field';
import { pictureSchema } from './picture-schema';

const title = requiredText('Title', 60);

const [slide] = heroSection.defaultContent.slides;
const slides = (count: number) => ({
  slides: Array.from({ length: count }, (_, index) => ({ ...slide, id: `slide-${index}` })),
});

const onHome = (...ids: string[]) => ({
  values: valuesSection.defaultContent.values.map((value) => ({
    ...value,
    onHome: ids.includes(value.id),
  })),
});
const four = ['agility', 'passion', 'integrity', 'reliability'];

const hash = '3f9a'.repeat(8);
const rice = { kind: 'site', name: 'hero/rice', alt: 'Rice' };
const upload = { kind: 'uploaded', path: `${hash}.webp`, width: 1920, height: 1080, alt: 'Rice' };
const invalid = expect.stringMatching(/^Invalid /);

const contact = (changes: object) => ({ ...contactSection.defaultContent, ...changes });
const link = (network: string, href: string) =>
  contact({ socialLinks: [{ id: '1', network, href }] });
const [phone] = contactSection.defaultContent.phones;
const dial = 'Write + and the country code, then only the number to dial, such as +971 4 000 0000';
const chat = `${dial.replace('4 000', '50 000')}, or leave it empty.`;
const ofPage = (name: string) => expect.stringContaining(`Paste the address of your ${name} page.`);

type Case = [value: unknown, message?: unknown];

/** Each value with the message that refuses it, or without one. */
const each = (values: unknown[], message?: unknown, within = (value: unknown) => value) =>
  values.map((value): Case => [within(value), message]);

// Zero-width spaces, a soft hyphen, a Hangul filler, an empty Braille cell, a direction mark.
const blank = [
  '',
  ' \n ',
  '\u200b\u200b',
  '\u00ad',
  '\u3164',
  '\u2800',
  ' \u200f\u0000',
  undefined,
];
const paths = [
  ...[`../${hash}.webp`, `https://evil.example/${hash}.webp`, `${hash}.svg`, `${hash}.webp\n`],
  ...[`${hash}-640.webp`, `${hash.toUpperCase()}.webp`, `${hash}0.webp`],
];
const foci = ['', '30%', '101% 0%', '30.5% 0%', 'left top', '1% 1%;', null];
const undialable = ['050 000 0000', '+971 (0)50 000 0000', '+0971500000', '+971', 'ask'];

const checks: [string, GenericSchema, Case[]][] = [
  [
    'a text must be there, and short enough',
    title,
    [
      ...each(blank, 'Write a title.'),
      ['x'.repeat(60)],
      ['x'.repeat(61), 'At most 60 characters: 1 too many.'],
    ],
  ],
  [
    'a figure is short and has a number in it',
    statSchema.entries.figure,
    [
      ...each(['15+', '1,000', '٥٠+']),
      ['many', 'Write a figure with a number in it, such as 15+ or 98%.'],
      ['1,000,000+', 'At most 8 characters: 2 too many.'],
    ],
  ],
  [
    'an id is one that an editor makes',
    idSchema,
    [
      [crypto.randomUUID()],
      ...each(['', 'two words', '<b>', 'x'.repeat(65), 7], expect.any(String)),
    ],
  ],
  [
    'the carousel takes one to eight slides',
    sectionSchemas.hero,
    [
      ...each([slides(1), slides(8)]),
      [slides(0), 'Keep at least 1 slide.'],
      [slides(9), 'Keep to 8 slides: delete one.'],
      [slides(10), 'Keep to 8 slides: delete 2.'],
    ],
  ],
  [
    'exactly four values stand on the home page',
    sectionSchemas.values,
    [
      [onHome(...four)],
      [onHome(...four, 'excellence'), 'Untick 1 for the home page: 5 of 4.'],
      [onHome(), 'Tick 4 more for the home page: 0 of 4.'],
    ],
  ],
  [
    'a picture is one of the site or an upload, is described, and its path leads nowhere else',
    pictureSchema,
    [
      ...each([rice, upload, { ...upload, path: `${hash}.jpg` }]),
      [{ ...upload, alt: '' }, 'Write a description of the picture.'],
      ...each([{ ...rice, name: 'scenes/moon' }, undefined], 'Choose a picture.'),
      ...each([0, 1921, 640.5, '640'], invalid, (width) => ({ ...upload, width })),
      ...each(paths, invalid, (path) => ({ ...upload, path })),
      ...each(['0% 0%', '30% 20%', '100% 100%'], undefined, (focus) => ({ ...rice, focus })),
      ...each(foci, invalid, (focus) => ({ ...rice, focus })),
    ],
  ],
  [
    'contact details are checked for their form',
    contactSchema,
    [
      [contact({ phones: ['04 333 1234', ''] }), `${dial}.`],
      [contact({ phones: [phone, 'call us'] }), `${dial}, or leave it empty.`],
      [contact({ phones: [phone, phone] }), 'Write another number than the first.'],
      [contact({ email: 'info' }), 'Write an e-mail address, such as info@company.com.'],
      [contact({ email: 'info@x.ae or call' }), expect.any(String)],
      ...each(['', ' ', '+971\u00a050\u2011333.1234'], undefined, (whatsapp) =>
        contact({ whatsapp }),
      ),
      ...each(undialable, chat, (whatsapp) => contact({ whatsapp })),
    ],
  ],
  [
    'a social link is of its network, or empty',
    contactSchema,
    [
      [link('facebook', 'https://fb.com/saffrongate')],
      [link('instagram', 'https://instagram.com/saffrongate?hl=ar')],
      [link('linkedin', 'https://ae.linkedin.com/company/saffrongate')],
      [link('x', 'https://twitter.com/saffrongate')],
      [link('x', '')],
      [link('facebook', 'https://facebook.com.evil.example/saffrongate'), ofPage('Facebook')],
      [link('instagram', 'https://notinstagram.com'), ofPage('Instagram')],
      [link('linkedin', 'mailto:info@linkedin.com'), ofPage('LinkedIn')],
      [link('x', 'http://x.com/saffrongate'), ofPage('X')],
      [link('x', 'https://x.com\\@evil.example'), ofPage('X')],
      [link('x', 'javascript:alert(1)'), ofPage('X')],
    ],
  ],
];

test.each(checks)('%s', (_, schema, cases) => {
  for (const [value, message] of cases) {
    const said = (safeParse(schema, value).issues ?? []).map((issue) => issue.message);
    expect(said, JSON.stringify(value)).toEqual(message === undefined ? [] : [message]);
  }
});

test('any script, and what looks like markup, is only text', () => {
  for (const text of ['زعفران', '👩‍🍳 e\u0301', '\u200f١', '<script>alert(1)</script>']) {
    expect(safeParse(title, text).output).toBe(text);
  }
});

test('what is pasted around an e-mail address or phone number is left out where it is read', () => {
  const typed = {
    phones: ['\u202a00971 (4) 333 1234\u202c', '\u00a0'],
    whatsapp: ' (+971) 50.333-1234\u00a0',
    email: 'Noor\ufeff\u00a0<info@\u200bx.ae>; ',
  };
  expect(safeParse(contactSchema, contact(typed)).output).toMatchObject({
    phones: ['+971 (4) 333 1234', ''],
    whatsapp: '(+971) 50.333-1234',
    email: 'info@x.ae',
  });
});

test('contact details stored before there was a WhatsApp number have none', () => {
  const { whatsapp: _, ...older } = contactSection.defaultContent;
  expect(safeParse(contactSchema, older).output).toEqual({ ...older, whatsapp: '' });
});
