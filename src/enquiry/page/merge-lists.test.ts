import { expect, test } from 'vitest';
import { catalogueLine, type EnquiryLine } from '@/enquiry/enquiry';
import { conflictsOf, mergeLists } from './merge-lists';

const mine: EnquiryLine[] = [
  { ...catalogueLine('cumin'), quantity: '5', asks: ['price'] },
  catalogueLine('oats'),
  { ...catalogueLine('x1'), title: 'Rose water', note: 'in tins' },
  { ...catalogueLine('saffron'), quantity: '1500 g', note: 'Negin' },
];
const others: EnquiryLine[] = [
  { ...catalogueLine('figs'), quantity: '1' },
  { ...catalogueLine('cumin'), quantity: '9', unit: 'bags', asks: ['origin'], note: 'ground' },
  { ...catalogueLine('oats'), quantity: '3', unit: 'pallets' },
  { ...catalogueLine('x2'), title: 'rose Water', quantity: '2', note: 'in glass' },
  { ...catalogueLine('x3'), title: 'Rose water' },
  { ...catalogueLine('saffron'), quantity: '1,500' },
];

test('where both lists say something else of the same goods, one line has to be chosen', () => {
  expect(conflictsOf(mine, others).map(({ mine, theirs }) => [mine.id, theirs.id])).toEqual([
    ['cumin', 'cumin'],
    ['x1', 'x2'],
    ['saffron', 'saffron'],
  ]);
  const same = [{ ...catalogueLine('saffron'), quantity: '1,500', note: 'Negin' }];
  expect(conflictsOf(mine, same)).toEqual([]);
});

test('the other goods are added, and a line of mine that says nothing is replaced', () => {
  const [cumin, , roseWater, saffron] = mine;
  const [figs] = others;
  expect(mergeLists(mine, others, new Set())).toEqual([
    cumin,
    { id: 'oats', quantity: '3', unit: 'pallets', asks: [], note: '' },
    roseWater,
    saffron,
    figs,
  ]);
});

test('a chosen line of the other list replaces mine', () => {
  const [, cumin, oats, roseWater] = others;
  expect(mergeLists(mine, others, new Set(['cumin', 'x1'])).slice(0, 3)).toEqual([
    cumin,
    oats,
    { ...roseWater, id: 'x1' },
  ]);
});
