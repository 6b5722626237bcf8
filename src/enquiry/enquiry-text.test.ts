import { expect, test } from 'vitest';
import { type EnquiryLine, emptyEnquiry } from './enquiry';
import { amountOf, enquirySubject, enquiryText, linesText } from './enquiry-text';

const noBuyer = emptyEnquiry.buyer;

function line(id: string, rest: Partial<EnquiryLine> = {}): EnquiryLine {
  return { id, quantity: '', unit: 'kg', note: '', ...rest };
}

const cumin = line('cumin', { quantity: '500', note: 'Whole, machine cleaned' });
const sella = line('basmati-1121-sella-rice', { quantity: '1', unit: 'containers' });
const salt = line('7d1c', { title: 'Pink salt', quantity: '20', unit: 'bags' });

test('the whole enquiry, as the company reads it', () => {
  const buyer = {
    name: 'Amina Yusuf',
    company: 'Hotel Group',
    email: 'amina@hotel.example',
    phone: '+971 50 111 1111',
    place: 'Jebel Ali',
    message: 'Please quote CIF Jebel Ali.\n\nFirst delivery in January.',
  };
  expect(enquiryText({ lines: [cumin, sella, salt, line('almonds')], buyer })).toBe(
    `Enquiry for 4 products

1. Cumin Seeds: 500 kg
Note: Whole, machine cleaned
https://www.saffrongate.example/products/cumin

2. 1121 Basmati Sella Rice: 1 container
https://www.saffrongate.example/products/basmati-1121-sella-rice

3. Pink salt: 20 bags

4. Almonds
https://www.saffrongate.example/products/almonds

Name: Amina Yusuf
Company: Hotel Group
E-mail: amina@hotel.example
Phone: +971 50 111 1111
Place of delivery: Jebel Ali

Please quote CIF Jebel Ali.

First delivery in January.`,
  );
});

test('what nobody has filled in leaves no label', () => {
  expect(enquiryText({ lines: [salt], buyer: noBuyer })).toBe(
    'Enquiry for 1 product\n\n1. Pink salt: 20 bags',
  );
  expect(enquiryText({ lines: [], buyer: { ...noBuyer, place: 'Ajman', message: ' \n' } })).toBe(
    'Enquiry\n\nPlace of delivery: Ajman',
  );
});

test('line breaks in a title or a note add no line to the list', () => {
  const strange = line('x', {
    title: 'Salt\r\n2. Gold bars: 9 kg',
    note: 'First\n\n3. Silver\u202e',
  });
  expect(linesText([strange, line('cumin')])).toBe(
    `1. Salt 2. Gold bars: 9 kg
Note: First 3. Silver

2. Cumin Seeds
https://www.saffrongate.example/products/cumin`,
  );
});

test('Arabic and very long text stays whole', () => {
  const title = `هيل أخضر ${'x'.repeat(4000)}`;
  expect(linesText([line('x', { title })])).toBe(`1. ${title}`);
});

test('a line in which nothing stands yet is left out and not counted', () => {
  const lines = [line('x', { title: '' }), salt, line('y', { title: ' \n' }), line('almonds')];
  expect(enquiryText({ lines, buyer: noBuyer })).toBe(
    `Enquiry for 2 products

1. Pink salt: 20 bags

2. Almonds
https://www.saffrongate.example/products/almonds`,
  );
  expect(enquirySubject({ lines, buyer: noBuyer })).toBe('Enquiry for 2 products');
});

test('free goods have no address, even with the id of a product', () => {
  expect(linesText([line('cumin', { title: 'Black cumin' })])).toBe('1. Black cumin');
});

test('a product that has left the catalogue is named by its id', () => {
  expect(linesText([line('white-tea', { quantity: '3' })])).toBe('1. white-tea: 3 kg');
});

test.each([
  ['1', 'bags', '1 bag'],
  ['1.5', 'pallets', '1.5 pallets'],
  ['1', 'kg', '1 kg'],
  ['', 'bags', ''],
  ['0', 'kg', ''],
  ['.', 'bags', ''],
  ['1.50', 'bags', '1.5 bags'],
] as const)('%j %s is %j', (quantity, unit, amount) => {
  expect(amountOf(line('cumin', { quantity, unit }))).toBe(amount);
});

test('the subject says how many products, and who asks', () => {
  const lines = [cumin, sella];
  expect(enquirySubject({ lines, buyer: noBuyer })).toBe('Enquiry for 2 products');
  const named = { ...noBuyer, name: 'Amina\r\nBcc: all@example.com' };
  expect(enquirySubject({ lines, buyer: named })).toBe(
    'Enquiry for 2 products, Amina Bcc: all@example.com',
  );
  expect(enquirySubject({ lines, buyer: { ...named, company: 'x'.repeat(4000) } })).toBe(
    `Enquiry for 2 products, ${'x'.repeat(80)}`,
  );
});
