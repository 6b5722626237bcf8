import { expect, test } from 'vitest';
import { randomNumbers } from '@/../tests/random-numbers';
import { products } from '@/catalogue/products';
import { units } from '@/catalogue/quantity/units';
import { catalogueLine, type EnquiryLine, freeLine, questionIds } from './enquiry';
import { formatQuantity } from './quantity';
import { isSharedList, linkToList, maxLines, readSharedList } from './shared-list';

const origin = 'https://site.example';

const words = 'ground|زعفران|हल्दी|<b>&amp;|🍋|"\\|\n|=5kg&ask=price|#+%2C,.|5"|(x)!'.split('|');
const quantities =
  '|1|2.5|1,5|-5|1e9|5k|5 k|٥|2 kg|two |kg|½|1500 kg|2 FCL|10x25kg|10 tins|two bags|10 big'.split(
    '|',
  );

function generatedList(seed: number): EnquiryLine[] {
  const below = randomNumbers(seed);
  const text = (most: number) =>
    Array.from({ length: below(most) }, () => words[below(words.length)]).join(' ');
  const shuffled = products.toSorted(() => below(3) - 1);
  return shuffled.slice(0, 1 + below(products.length)).map(({ id }) => {
    const quantity = quantities[below(quantities.length)] ?? '';
    const line = below(4) ? catalogueLine(id) : freeLine(text(3).trim() || 'Rose water');
    const unit = (quantity && units[below(units.length)]) || line.unit;
    const asks = questionIds.filter(() => below(3) === 0);
    return { ...line, quantity, unit, asks, note: text(6) };
  });
}

/** A link has no ids for goods outside the catalogue, and the quantity "2 kg" is read back as 2 with the unit kg. */
const comparable = (lines: readonly EnquiryLine[] = []) =>
  lines.map(({ id, quantity, unit, ...line }) => ({
    ...line,
    id: line.title === undefined ? id : '',
    amount: formatQuantity({ quantity, unit }),
  }));

test('a link can be read by eye', () => {
  const lines: EnquiryLine[] = [
    {
      ...catalogueLine('cumin'),
      quantity: '500',
      asks: ['price', 'origin'],
      note: 'Whole, cleaned.',
    },
    { ...catalogueLine('saffron'), quantity: '250 g' },
    { ...freeLine('Rose water'), quantity: '1,5', unit: 'tonnes' },
    catalogueLine('oats'),
  ];
  expect(linkToList(lines, origin)).toBe(
    'https://site.example/enquiry#cumin=500kg&ask=price,origin&note=Whole,+cleaned%2E&saffron=250+g&other=Rose+water&quantity=1,5tonnes&oats=',
  );
});

test('any list comes out of its link as it was', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const lines = generatedList(seed);
    const { hash } = new URL(linkToList(lines, origin));
    const shared = readSharedList(hash);
    expect(comparable(shared?.lines), `seed ${seed}`).toEqual(comparable(lines));
    expect(shared?.leftOutCount).toBe(0);
  }
});

test('what brings its own words has them alone in the link, as in the text', () => {
  const quantity = '10 tins';
  const link = linkToList([{ ...catalogueLine('tuna'), quantity, unit: 'tonnes' }], origin);
  expect(new URL(link).hash).toBe('#tuna=10+tins');
});

test('a list of the whole catalogue makes a link that every messenger takes', () => {
  const lines = products.map(({ id }) => ({ ...catalogueLine(id), quantity: '25' }));
  expect(linkToList(lines, origin).length).toBeLessThan(1500);
});

test('as typed by hand, with or without a unit', () => {
  expect(readSharedList('#cumin=500&saffron=250&oats=3 pallets')?.lines).toMatchObject([
    { id: 'cumin', quantity: '500', unit: 'kg' },
    { id: 'saffron', quantity: '250', unit: 'g' },
    { id: 'oats', quantity: '3', unit: 'pallets' },
  ]);
});

test.each([
  ...[...')],>"؛'].map((sign) => `#cumin=500kg&oats=3 bags${sign}`),
  '#cumin=500kg&amp;oats=3+bags',
  '#cumin%3D500kg%26oats%3D3%2Bbags',
  '#cumin=500kg&oats=3%2520bags',
  '#Cumin=500kg&OATS=3bags',
])('a link that changed on its way is read: %s', (hash) => {
  expect(readSharedList(new URL(hash, origin).hash)).toEqual({
    lines: [
      { ...catalogueLine('cumin'), quantity: '500' },
      { ...catalogueLine('oats'), quantity: '3', unit: 'bags' },
    ],
    leftOutCount: 0,
  });
  expect(isSharedList(hash)).toBe(true);
});

test('whatever is in a link, it is bounded', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `other=Goods+${index}`).join('&');
  expect(readSharedList(`#${many}`)).toMatchObject({ leftOutCount: 10_000 - maxLines });
  const long = 'x'.repeat(5000);
  const shared = readSharedList(`#other=${long}&quantity=${long}&note=${long}&ask=price,gold`);
  const [line] = shared?.lines ?? [];
  expect([line?.title?.length, line?.quantity.length, line?.note.length]).toEqual([
    120, 4000, 4000,
  ]);
  expect(line?.asks).toEqual(['price']);
});

test.each([
  ['a product that the catalogue does not have', '#cumin=5bags&retired-rice=5bags&note=x', 1],
  ['a product twice', '#cumin=5bags&cumin=6bags', 1],
  ['names of another program', '#__proto__=1&cumin=5bags&utm_source=x', 2],
])('a line is left out, and counted: %s', (_name, hash, left) => {
  expect(readSharedList(hash)).toEqual({
    lines: [{ ...catalogueLine('cumin'), quantity: '5', unit: 'bags' }],
    leftOutCount: left,
  });
});

test.each([
  ['nothing', ''],
  ['unknown products only', '#__proto__=5kg&constructor=5kg'],
  ['what belongs to no line', '#ask=price&note=Whole&quantity=5kg'],
  ['broken encoding', '#%E0%A4%A=%'],
  ['a very long link', `#cumin=${'5'.repeat(800_000)}`],
])('no list is read from %s', (_name, hash) => {
  expect(readSharedList(hash)).toBeUndefined();
});
