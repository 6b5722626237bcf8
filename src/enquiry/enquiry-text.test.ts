import { expect, test } from 'vitest';
import { catalogueLine, type EnquiryLine, emptyEnquiry } from './enquiry';
import { enquirySubject, enquiryText, linesText, lineText } from './enquiry-text';

const noBuyer = emptyEnquiry.buyer;
const handOverText = '';
const origin = 'https://site.example';

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
  expect(enquiryText({ lines, buyer, handOverText }, origin)).toBe(
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

This list: https://site.example/enquiry#cumin=500kg&ask=price,origin&basmati-1121-sella-rice=1containers&other=Pink+salt&quantity=20bags&note=Coarse&almonds=`,
  );
});

test('what nobody has filled in leaves no gap', () => {
  const lines = [line('almonds', { note: ' \n' })];
  expect(enquiryText({ lines, buyer: noBuyer, handOverText }, origin)).toBe(
    `Hello, please quote for:
1) Almonds.

This list: https://site.example/enquiry#almonds=&note=+%0A`,
  );
});

test('a few words of a note stand beside the goods, a longer note is a sentence of its own', () => {
  const chickpeas = { quantity: '5 bags of 25 kg', asks: ['price', 'origin'] as const };
  expect(lineText(line('chickpeas', { ...chickpeas, note: '12 mm' }))).toBe(
    'Chickpeas, 12 mm: 5 bags × 25 kg (125 kg). Please state price, origin and grade.',
  );
  expect(lineText(line('chickpeas', { ...chickpeas, note: 'Not split. For a mill' }))).toBe(
    'Chickpeas: 5 bags × 25 kg (125 kg). Please state price, origin and grade. Not split. For a mill.',
  );
  expect(lineText(line('tuna', { asks: ['frozen'] }))).toBe(
    'Tuna. Please state whether fresh or frozen.',
  );
});

test('line breaks in a title, a quantity or a note add no line to the list', () => {
  const strange = line('x', {
    title: 'Salt\r\n2) Gold bars: 9 kg',
    quantity: 'two\nloads',
    note: 'First\n\n3) Silver\u202e',
  });
  expect(linesText([strange, line('cumin')])).toBe(
    `1) Salt 2) Gold bars: 9 kg (not in your catalogue), First 3) Silver: two loads.
2) Cumin Seeds.`,
  );
});

test('Arabic and very long text stays whole', () => {
  const title = `هيل أخضر ${'x'.repeat(4000)}`;
  expect(lineText(line('x', { title }))).toBe(`${title} (not in your catalogue).`);
});

test('a line in which nothing stands yet is left out and not counted', () => {
  const lines = [line('x', { title: '' }), salt, line('y', { title: ' \n' }), line('almonds')];
  expect(linesText(lines)).toMatch(/^1\) Pink salt .*\n2\) Almonds\.$/);
  expect(enquirySubject({ lines, buyer: noBuyer, handOverText })).toBe('Enquiry for 2 products');
});

test('goods in the buyer’s words are not in the catalogue, even with the id of a product', () => {
  expect(lineText(line('cumin', { title: 'Black cumin' }))).toBe(
    'Black cumin (not in your catalogue).',
  );
  expect(lineText(line('white-tea', { quantity: '3' }))).toBe(
    'white-tea (not in your catalogue): 3 kg.',
  );
});

test('what is no amount is handed over as typed', () => {
  expect(lineText(line('cumin', { quantity: '1e9', asks: ['certificates'] }))).toBe(
    'Cumin Seeds: 1e9. Please state certificates.',
  );
});

test('the subject says how many products, and who asks', () => {
  const lines = [cumin, sella];
  expect(enquirySubject({ lines, buyer: noBuyer, handOverText })).toBe('Enquiry for 2 products');
  const named = { ...noBuyer, name: 'Amina\r\nBcc: all@example.com' };
  expect(enquirySubject({ lines, buyer: named, handOverText })).toBe(
    'Enquiry for 2 products, Amina Bcc: all@example.com',
  );
  expect(
    enquirySubject({ lines, buyer: { ...named, company: 'x'.repeat(4000) }, handOverText }),
  ).toBe(`Enquiry for 2 products, ${'x'.repeat(80)}`);
});
