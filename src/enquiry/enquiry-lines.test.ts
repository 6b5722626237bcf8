import { expect, test } from 'vitest';
import { type EnquiryLine, emptyEnquiry, newLine } from './enquiry';
import { mergeLines, undone } from './enquiry-lines';

const lines = (...ids: string[]): EnquiryLine[] => ids.map(newLine);
const idsOf = (of: readonly EnquiryLine[]) => of.map(({ id }) => id).join(' ');

test('another list adds its other lines, and what is still empty in the lines of both', () => {
  const mine = [
    { ...newLine('cumin'), quantity: '5' },
    newLine('oats'),
    { ...newLine('x1'), title: 'Rose water' },
  ];
  const others: EnquiryLine[] = [
    { ...newLine('figs'), quantity: '1' },
    { ...newLine('cumin'), quantity: '9', unit: 'bags', asks: ['price'], note: 'ground' },
    { ...newLine('oats'), quantity: '3', unit: 'pallets' },
    { ...newLine('x2'), title: 'rose Water', note: 'in glass' },
  ];
  expect(mergeLines(mine, others)).toEqual([
    { id: 'cumin', quantity: '5', unit: 'kg', asks: ['price'], note: 'ground' },
    { id: 'oats', quantity: '3', unit: 'pallets', asks: [], note: '' },
    { id: 'x1', title: 'Rose water', quantity: '', unit: 'kg', asks: [], note: 'in glass' },
    { id: 'figs', quantity: '1', unit: 'kg', asks: [], note: '' },
  ]);
});

test('undoing keeps what was added and typed since', () => {
  const buyer = { ...emptyEnquiry.buyer, name: 'Amal', message: 'Soon' };
  const handedOver = 'Copied as text, 22 Nov, 14:05.';
  const before = { lines: lines('a', 'b'), buyer, handedOver };
  const cleared = { lines: [], buyer: { ...buyer, message: '' }, handedOver: '' };
  const now = {
    lines: lines('c', 'a'),
    buyer: { ...cleared.buyer, name: 'Bilal' },
    handedOver: '',
  };
  const again = undone(before, cleared, now);
  expect(idsOf(again.lines)).toBe('a b c');
  expect(again.buyer).toMatchObject({ name: 'Bilal', message: 'Soon' });
  expect(again.handedOver).toBe(handedOver);

  const replaced = { lines: lines('x', 'y'), buyer, handedOver: '' };
  expect(idsOf(undone(before, replaced, { ...replaced, lines: lines('x', 'z') }).lines)).toBe(
    'a b z',
  );
});
