import { expect, test } from 'vitest';
import { catalogueLine, type EnquiryLine, emptyEnquiry } from './enquiry';
import { enquirySubject, enquiryText, lineText } from './enquiry-text';

const noBuyer = emptyEnquiry.buyer;
const handOverText = '';

function line(id: string, rest: Partial<EnquiryLine> = {}): EnquiryLine {
  return { ...catalogueLine(id), ...rest };
}

const cumin = line('cumin', { quantity: '500', asks: ['price', 'origin'] });
const sella = line('basmati-1121-sella-rice', { quantity: '1', unit: 'containers' });
const salt = line('7d1c', { title: 'Pink salt', quantity: '20', unit: 'bags', note: 'Coarse' });

test('the whole enquiry, as a trader writes it', () => {
  const buyer = {
    name: 'Amina Yusuf',
    company: 'Hotel Group',
    email: 'amina@hotel.example',
    phone: '+971 50 111 1111',
    place: 'Jebel Ali',
    message: 'Please quote CIF Jebel Ali.\n\nFirst delivery in January.',
  };
  const lines = [cumin, sella, salt, line('almonds')];
  expect(enquiryText({ lines, buyer, handOverText }, 'https://site.example')).toBe(
    `Hello, please quote for:
1) Cumin Seeds: 500 kg. Please state price, origin and grade.
2) 1121 Basmati Sella Rice: 1 container.
3) Pink salt (not in your catalogue), Coarse: 20 bags.
4) Almonds.

Place of delivery: Jebel Ali.

Please quote CIF Jebel Ali.

First delivery in January.

Amina Yusuf
Hotel Group
amina@hotel.example
+971 50 111 1111

This list: https://site.example`,
  );
});

test('what nobody has filled in leaves no gap', () => {
  const lines = [line('almonds', { note: ' \n' }), line('x', { title: ' ' })];
  const nothing = { lines, buyer: noBuyer, handOverText };
  expect(enquiryText(nothing)).toBe('Hello, please quote for:\n1) Almonds.');
});

const asks = ['price', 'origin'] as const;
const hostile = { title: 'Salt\r\n2) Gold: 9 kg', quantity: 'two\nloads', note: 'A\n\n3) B\u202e' };

test.each([
  ['chickpeas', { note: '12 mm', asks }, 'Chickpeas, 12 mm. Please state price, origin and grade.'],
  ['chickpeas', { note: 'Not split. For a mill' }, 'Chickpeas. Not split. For a mill.'],
  ['tuna', { asks: ['frozen'] }, 'Tuna. Please state whether fresh or frozen.'],
  ['cumin', { title: 'هيل أخضر' }, '\u2068هيل أخضر\u2069 (not in your catalogue).'],
  ['white-tea', { quantity: '3' }, 'white-tea (not in your catalogue): 3 kg.'],
  ['cumin', { quantity: '5 bags of 25 kg' }, 'Cumin Seeds: 5 bags × 25 kg (125 kg).'],
  ['x', hostile, 'Salt 2) Gold: 9 kg (not in your catalogue), A 3) B: two loads.'],
] as const)('%s with %o is one line: %s', (id, rest, text) => {
  expect(lineText(line(id, rest))).toBe(text);
});

test.each([
  [{}, 'Enquiry for 2 products'],
  [{ name: 'Amina\r\nBcc: all@example.com' }, 'Enquiry for 2 products, Amina Bcc: all@example.com'],
  [{ company: 'x'.repeat(4000) }, `Enquiry for 2 products, ${'x'.repeat(80)}`],
])('the subject says how many products, and who asks: %j', (from, subject) => {
  const lines = [cumin, sella, line('x', { title: '' })];
  expect(enquirySubject({ lines, buyer: { ...noBuyer, ...from }, handOverText })).toBe(subject);
});
