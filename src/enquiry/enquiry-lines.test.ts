import { expect, test } from 'vitest';
import { type EnquiryLine, emptyEnquiry, newLine } from './enquiry';
import { undone } from './enquiry-lines';

const lines = (...ids: string[]): EnquiryLine[] => ids.map(newLine);
const idsOf = (of: readonly EnquiryLine[]) => of.map(({ id }) => id).join(' ');

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
