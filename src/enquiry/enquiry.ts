import { ownValue } from '@/lib/is-record';
import { randomId } from '@/lib/random-id';

export const units = [
  'g',
  'kg',
  'tonnes',
  'pieces',
  'dozen',
  'bags',
  'boxes',
  'cartons',
  'pallets',
  'containers',
] as const;

export type Unit = (typeof units)[number];

/** What a buyer can ask about goods, in display order. */
export const questions = {
  halal: 'Halal certificate',
  frozen: 'Fresh or frozen',
  price: 'Price',
  origin: 'Origin and grade',
  packs: 'Pack sizes',
  delivery: 'Delivery time',
  certificates: 'Certificates',
} as const;

export type Question = keyof typeof questions;

export const questionIds = Object.keys(questions) as readonly Question[];

export type EnquiryLine = {
  /** The catalogue entry's id; for other goods a random one, which no product has. */
  id: string;
  /** The buyer's own words for goods that are not in the catalogue; undefined for a catalogue entry. */
  title?: string;
  /** As typed, such as `1,5` or `20 bags`. */
  quantity: string;
  unit: Unit;
  asks: readonly Question[];
  note: string;
};

const emptyBuyer = { name: '', company: '', email: '', phone: '', place: '', message: '' };

export type Buyer = typeof emptyBuyer;

/** The list and the buyer's details, stored on the device. */
export type Enquiry = {
  lines: readonly EnquiryLine[];
  buyer: Buyer;
  /** `WhatsApp opened at 14:05, 22 November 2026.` */
  handedOver: string;
};

export const emptyEnquiry: Enquiry = { lines: [], buyer: emptyBuyer, handedOver: '' };

export const maxLines = 64;

/** Characters of a field: typed, stored or in a link. */
export const longest = { title: 120, quantity: 40, note: 300, buyerLine: 254, message: 4000 };

export function newLine(id: string): EnquiryLine {
  return { id, quantity: '', unit: id === 'saffron' ? 'g' : 'kg', asks: [], note: '' };
}

/** For goods that are not in the catalogue. */
export function freeLine(title: string): EnquiryLine {
  return { ...newLine(randomId()), title: title.slice(0, longest.title) };
}

/** False for an empty line of other goods, which is not handed over. */
export function saysSomething({ title, quantity, asks, note }: EnquiryLine): boolean {
  return title === undefined || asks.length > 0 || `${title}${quantity}${note}`.trim() !== '';
}

export function isSameGoods(one: EnquiryLine, other: EnquiryLine): boolean {
  if (one.id === other.id) return true;
  return one.title !== undefined && one.title.toLowerCase() === other.title?.toLowerCase();
}

/** Parses stored JSON of any version of the site; values that do not fit become empty. */
export function readEnquiry(stored: unknown): Enquiry {
  const typed = ownValue(stored, 'buyer');
  const buyer = { ...emptyBuyer };
  for (const name of Object.keys(buyer) as (keyof Buyer)[]) {
    buyer[name] = readText(typed, name, longest.message);
  }
  const handedOver = readText(stored, 'handedOver', longest.title);
  return { lines: readLines(ownValue(stored, 'lines')), buyer, handedOver };
}

/** Parses stored or linked lines: those with an id, each id once, at most `maxLines`. */
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
