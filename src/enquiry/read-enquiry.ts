import { ownValue } from '@/lib/is-record';
import {
  type Enquiry,
  type EnquiryLine,
  emptyEnquiry,
  longest,
  maxLines,
  newLine,
  questionIds,
  units,
} from './enquiry';

/** Characters of one of the buyer's fields; what is longer was not typed here. */
const longestText = 4000;

/** Whatever was stored, by this version or the first: what can be read of it, and nothing else. */
export function readEnquiry(stored: unknown): Enquiry {
  const typed = ownValue(stored, 'buyer');
  const buyer = { ...emptyEnquiry.buyer };
  for (const field of Object.keys(buyer) as (keyof typeof buyer)[]) {
    buyer[field] = readText(typed, field, longestText);
  }
  const handedOver = readText(stored, 'handedOver', longest.title);
  return { lines: readLines(ownValue(stored, 'lines')), buyer, handedOver };
}

/** The lines with an id, each id once, up to the most that a list holds; of a link as of the storage. */
export function readLines(stored: unknown): EnquiryLine[] {
  const lines = new Map<string, EnquiryLine>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const id = readText(entry, 'id', longest.title);
    if (lines.size < maxLines && id && !lines.has(id)) lines.set(id, readLine(id, entry));
  }
  return [...lines.values()];
}

function readLine(id: string, entry: unknown): EnquiryLine {
  const empty = newLine(id);
  const asks = ownValue(entry, 'asks');
  const line: EnquiryLine = {
    id,
    quantity: readText(entry, 'quantity', longest.quantity),
    unit: units.find((unit) => unit === ownValue(entry, 'unit')) ?? empty.unit,
    asks: questionIds.filter((question) => Array.isArray(asks) && asks.includes(question)),
    note: readText(entry, 'note', longest.note),
  };
  return typeof ownValue(entry, 'title') === 'string'
    ? { ...line, title: readText(entry, 'title', longest.title) }
    : line;
}

function readText(record: unknown, key: string, length: number): string {
  const value = ownValue(record, key);
  return typeof value === 'string' ? value.slice(0, length) : '';
}
