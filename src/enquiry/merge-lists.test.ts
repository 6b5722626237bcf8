import { expect, test } from 'vitest';
import { type EnquiryLine, newLine } from './enquiry';
import { conflictsOf, mergeLists } from './merge-lists';

const mine: EnquiryLine[] = [
  { ...newLine('cumin'), quantity: '5', asks: ['price'] },
  newLine('oats'),
  { ...newLine('x1'), title: 'Rose water', note: 'in tins' },
  { ...newLine('saffron'), quantity: '1500 g', note: 'Negin' },
];
const others: EnquiryLine[] = [
  { ...newLine('figs'), quantity: '1' },
  { ...newLine('cumin'), quantity: '9', unit: 'bags', asks: ['origin'], note: 'ground' },
  { ...newLine('oats'), quantity: '3', unit: 'pallets' },
  { ...newLine('x2'), title: 'rose Water', quantity: '2', note: 'in glass' },
  { ...newLine('x3'), title: 'Rose water' },
  { ...newLine('saffron'), quantity: '1,500' },
];

test('where quantities or notes differ, one has to be chosen', () => {
  expect(conflictsOf(mine, others).map(({ line, other }) => [line.id, other.id])).toEqual([
    ['cumin', 'cumin'],
    ['x1', 'x2'],
  ]);
});

test('another list adds its other lines, and what the lines of both lack', () => {
  expect(mergeLists(mine, others, new Set())).toEqual([
    { id: 'cumin', quantity: '5', unit: 'kg', asks: ['price', 'origin'], note: 'ground' },
    { id: 'oats', quantity: '3', unit: 'pallets', asks: [], note: '' },
    { id: 'x1', title: 'Rose water', quantity: '2', unit: 'kg', asks: [], note: 'in tins' },
    { id: 'saffron', quantity: '1500 g', unit: 'g', asks: [], note: 'Negin' },
    { id: 'figs', quantity: '1', unit: 'kg', asks: [], note: '' },
    { ...newLine('x3'), title: 'Rose water' },
  ]);
});

test('a chosen line of the other list gives its quantity and note', () => {
  expect(mergeLists(mine, others, new Set(['cumin', 'x1'])).slice(0, 3)).toEqual([
    { id: 'cumin', quantity: '9', unit: 'bags', asks: ['price', 'origin'], note: 'ground' },
    { id: 'oats', quantity: '3', unit: 'pallets', asks: [], note: '' },
    { id: 'x1', title: 'Rose water', quantity: '2', unit: 'kg', asks: [], note: 'in glass' },
  ]);
});
