import { expect, test } from 'vitest';
import { type EnquiryLine, emptyEnquiry, newLine } from './enquiry';
import {
  mergeLines,
  moveLine,
  type Removal,
  rowsOf,
  undoneTo,
  withLineBack,
} from './enquiry-lines';

const lines = (...ids: string[]): EnquiryLine[] => ids.map(newLine);
const idsOf = (of: readonly EnquiryLine[]) => of.map(({ id }) => id).join(' ');
const shown = (of: readonly EnquiryLine[], removals: readonly Removal[]) =>
  rowsOf(of, removals)
    .map(({ line, removed }) => (removed ? `(${line.id})` : line.id))
    .join(' ');

test('a line moves one place, and stays at either end', () => {
  expect(idsOf(moveLine(lines('a', 'b', 'c'), 'b', -1))).toBe('b a c');
  expect(idsOf(moveLine(lines('a', 'b', 'c'), 'b', 1))).toBe('a c b');
  expect(idsOf(moveLine(lines('a', 'b', 'c'), 'a', -1))).toBe('a b c');
  expect(idsOf(moveLine(lines('a', 'b', 'c'), 'c', 1))).toBe('a b c');
  expect(idsOf(moveLine(lines('a', 'b', 'c'), 'gone', 1))).toBe('a b c');
});

test('lines taken out stay in their places, in whatever order they were taken out', () => {
  const [a, b, c, d] = lines('a', 'b', 'c', 'd') as [
    EnquiryLine,
    EnquiryLine,
    EnquiryLine,
    EnquiryLine,
  ];
  expect(shown([b, c, d], [{ line: a, after: undefined }])).toBe('(a) b c d');
  expect(
    shown(
      [a, d],
      [
        { line: b, after: 'a' },
        { line: c, after: 'b' },
      ],
    ),
  ).toBe('a (b) (c) d');
  expect(
    shown(
      [a, d],
      [
        { line: c, after: 'b' },
        { line: b, after: 'a' },
      ],
    ),
  ).toBe('a (b) (c) d');
  expect(
    shown(
      [],
      [
        { line: b, after: 'a' },
        { line: a, after: undefined },
      ],
    ),
  ).toBe('(a) (b)');
});

test('a line taken out follows the line above it, and is shown once when it is in the list again', () => {
  const [a, b, c] = lines('a', 'b', 'c') as [EnquiryLine, EnquiryLine, EnquiryLine];
  expect(shown([c, a], [{ line: b, after: 'a' }])).toBe('c a (b)');
  expect(shown([c], [{ line: b, after: 'a' }])).toBe('c (b)');
  expect(shown([c, b, a], [{ line: b, after: 'a' }])).toBe('c b a');
});

test('undo puts one line back where it was', () => {
  const [a, b, c, d] = lines('a', 'b', 'c', 'd') as [
    EnquiryLine,
    EnquiryLine,
    EnquiryLine,
    EnquiryLine,
  ];
  const rows = rowsOf(
    [a, d],
    [
      { line: b, after: 'a' },
      { line: c, after: 'b' },
    ],
  );
  expect(idsOf(withLineBack(rows, 'c'))).toBe('a c d');
  expect(idsOf(withLineBack(rows, 'b'))).toBe('a b d');
});

test('another list adds its other lines, and what is still empty in the lines of both', () => {
  const mine = [
    { ...newLine('cumin'), quantity: '5' },
    newLine('oats'),
    { ...newLine('x1'), title: 'Rose water' },
  ];
  const others: EnquiryLine[] = [
    { ...newLine('figs'), quantity: '1' },
    { ...newLine('cumin'), quantity: '9', unit: 'bags', note: 'ground' },
    { ...newLine('oats'), quantity: '3', unit: 'pallets' },
    { ...newLine('x2'), title: 'rose Water', note: 'in glass' },
  ];
  expect(mergeLines(mine, others)).toEqual([
    { id: 'cumin', quantity: '5', unit: 'kg', note: 'ground' },
    { id: 'oats', quantity: '3', unit: 'pallets', note: '' },
    { id: 'x1', title: 'Rose water', quantity: '', unit: 'kg', note: 'in glass' },
    { id: 'figs', quantity: '1', unit: 'kg', note: '' },
  ]);
});

test('undoing keeps what was added and typed since', () => {
  const buyer = { ...emptyEnquiry.buyer, name: 'Amal', message: 'Soon' };
  const before = { lines: lines('a', 'b'), buyer };
  const emptied = { lines: [], buyer: { ...buyer, message: '' } };
  const now = { lines: lines('c', 'a'), buyer: { ...emptied.buyer, name: 'Bilal' } };
  const undone = undoneTo(before, emptied, now);
  expect(idsOf(undone.lines)).toBe('a b c');
  expect(undone.buyer).toMatchObject({ name: 'Bilal', message: 'Soon' });

  const replaced = { lines: lines('x', 'y'), buyer };
  expect(idsOf(undoneTo(before, replaced, { ...replaced, lines: lines('x', 'z') }).lines)).toBe(
    'a b z',
  );
});
