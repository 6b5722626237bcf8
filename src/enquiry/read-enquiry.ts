import { ownValue } from '@/lib/is-record';
import { type Enquiry, type EnquiryLine, emptyEnquiry, maxLines, units } from './enquiry';

/** Characters of one field; what is longer was not typed here. */
const longestText = 4000;

const quantityPattern = /^\d{0,9}(\.\d{0,3})?$/;

/** Digits, or nothing. */
export function isQuantity(text: string): boolean {
  return quantityPattern.test(text);
}

/** Whatever was stored: what can be read of it, and nothing else. */
export function readEnquiry(stored: unknown): Enquiry {
  const typed = ownValue(stored, 'buyer');
  const buyer = { ...emptyEnquiry.buyer };
  for (const field of Object.keys(buyer) as (keyof typeof buyer)[]) {
    buyer[field] = readText(typed, field);
  }
  return { lines: readLines(ownValue(stored, 'lines')), buyer };
}

/** The lines with an id, each id once. */
export function readLines(stored: unknown): EnquiryLine[] {
  const lines = new Map<string, EnquiryLine>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const id = readText(entry, 'id');
    if (lines.size < maxLines && id && !lines.has(id)) lines.set(id, readLine(id, entry));
  }
  return [...lines.values()];
}

function readLine(id: string, entry: unknown): EnquiryLine {
  const quantity = readText(entry, 'quantity');
  const line: EnquiryLine = {
    id,
    quantity: isQuantity(quantity) ? quantity : '',
    unit: units.find((unit) => unit === ownValue(entry, 'unit')) ?? units[0],
    note: readText(entry, 'note'),
  };
  const title = ownValue(entry, 'title');
  return typeof title === 'string' ? { ...line, title: title.slice(0, longestText) } : line;
}

function readText(record: unknown, key: string): string {
  const value = ownValue(record, key);
  return typeof value === 'string' ? value.slice(0, longestText) : '';
}
