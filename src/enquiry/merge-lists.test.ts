import { expect, test } from 'vitest';
import { catalogueLine, type EnquiryLine } from '@/enquiry/enquiry';
import { mergeLists } from '@/enquiry/shared-list';

const cumin = { ...catalogueLine('cumin'), quantity: '5', asks: ['price'] } satisfies EnquiryLine;
const oats = catalogueLine('oats');

test('goods of one list alone stay as they are, mine first', () => {
  expect(mergeLists([cumin], [oats])).toEqual([cumin, oats]);
});

test('both amounts, all questions and both notes of the same goods stand in one line', () => {
  const theirs: EnquiryLine = { ...cumin, quantity: '9', unit: 'bags', asks: ['origin'] };
  expect(mergeLists([{ ...cumin, note: 'Ground' }], [{ ...theirs, note: 'Whole' }])).toEqual([
    { ...cumin, quantity: '5 kg + 9 bags', asks: ['price', 'origin'], note: 'Ground; Whole' },
  ]);
});

test('what only one of them says is kept, what both say is said once', () => {
  const theirs: EnquiryLine = { ...oats, quantity: '3', unit: 'pallets', note: 'rolled' };
  expect(mergeLists([oats], [theirs])).toEqual([theirs]);
  expect(mergeLists([theirs], [oats])).toEqual([theirs]);
  expect(mergeLists([theirs], [{ ...theirs, quantity: '3 pallets' }])).toEqual([theirs]);
});

test('goods that are not in the catalogue are the same by their name', () => {
  const mine: EnquiryLine = { ...catalogueLine('x1'), title: 'Rose water', note: 'in tins' };
  const theirs: EnquiryLine = { ...catalogueLine('x2'), title: 'rose Water', quantity: '2' };
  expect(mergeLists([mine], [theirs])).toEqual([{ ...mine, quantity: '2' }]);
});

test('a list that is added twice changes nothing the second time', () => {
  const theirs = [
    { ...cumin, quantity: '20', unit: 'bags', note: 'Whole' },
    { ...oats, quantity: '5 kg + 5 kg' },
  ] satisfies EnquiryLine[];
  const once = mergeLists([{ ...cumin, quantity: '500', note: 'Ground' }], theirs);
  expect(once).toMatchObject([
    { quantity: '500 kg + 20 bags', note: 'Ground; Whole' },
    { quantity: '5 kg + 5 kg' },
  ]);
  expect(mergeLists(once, theirs)).toEqual(once);
  expect(mergeLists(theirs, once)).toMatchObject([
    { quantity: '20 bags + 500 kg', note: 'Whole; Ground' },
    { quantity: '5 kg + 5 kg' },
  ]);
});
