import { productUnits } from '@/catalogue/quantity/product-units';
import { type Unit, units } from '@/catalogue/quantity/units';
import { ownValue } from '@/lib/is-record';
import { randomId } from '@/lib/random-id';

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
  /** The id of a catalogue product, or a random id for goods outside the catalogue. */
  id: string;
  /** The buyer's name for goods outside the catalogue; undefined for a catalogue product. */
  title?: string;
  quantity: string;
  unit: Unit;
  asks: readonly Question[];
  note: string;
};

const emptyBuyer = { name: '', company: '', email: '', phone: '', place: '', message: '' };

export type Buyer = typeof emptyBuyer;

export type Enquiry = {
  lines: readonly EnquiryLine[];
  buyer: Buyer;
  /** How the enquiry was last sent, e.g. `WhatsApp opened at 14:05, 22 November 2026.`, or ''. */
  handOverText: string;
};

export const emptyEnquiry: Enquiry = { lines: [], buyer: emptyBuyer, handOverText: '' };

/** Of what is typed. Of two lists, or of two orders, a line may say both. */
export const maxLength = { title: 120, quantity: 200, note: 1000, buyerLine: 254, message: 4000 };

export function catalogueLine(id: string): EnquiryLine {
  return { id, quantity: '', unit: productUnits.get(id) ?? 'kg', asks: [], note: '' };
}

export function freeLine(title: string): EnquiryLine {
  return { ...catalogueLine(randomId()), title: title.slice(0, maxLength.title) };
}

/** An empty line for goods outside the catalogue is not sent. A catalogue product is always sent. */
export function isSendable({ title, quantity, asks, note }: EnquiryLine): boolean {
  return title === undefined || asks.length > 0 || `${title}${quantity}${note}`.trim() !== '';
}

/** Of the lines that are sent. */
export function lineCount({ lines }: Enquiry): number {
  return lines.filter(isSendable).length;
}

/** Here rather than in `quantity.ts`, which needs the names of all units to tell. */
export function notAnAmount(typed: string): string {
  return `“${typed}” is not an amount. How much do you need?`;
}

/** Of goods outside the catalogue. */
export function isCalled({ title }: EnquiryLine, name: string): boolean {
  return title?.toLowerCase() === name.toLowerCase();
}

export function isSameGoods(one: EnquiryLine, other: EnquiryLine): boolean {
  return one.id === other.id || (one.title !== undefined && isCalled(other, one.title));
}

/** An older version of the site may have stored another shape, so missing or invalid values become empty. */
export function readEnquiry(stored: unknown): Enquiry {
  const details = ownValue(stored, 'buyer');
  const buyer = { ...emptyBuyer };
  for (const name of Object.keys(buyer) as (keyof Buyer)[]) buyer[name] = readText(details, name);
  const handOverText = readText(stored, 'handOverText');
  return { lines: readLines(ownValue(stored, 'lines')), buyer, handOverText };
}

/** Validates lines from storage or a shared link. Drops lines without an id and duplicates. */
export function readLines(stored: unknown): EnquiryLine[] {
  const lines = new Map<string, EnquiryLine>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const id = readText(entry, 'id');
    if (!id || lines.has(id)) continue;
    const { title, unit, asks }: Record<string, unknown> = entry;
    lines.set(id, {
      id,
      title: typeof title === 'string' ? readText(entry, 'title') : undefined,
      quantity: readText(entry, 'quantity'),
      unit: units.find((each) => each === unit) ?? catalogueLine(id).unit,
      asks: questionIds.filter((question) => Array.isArray(asks) && asks.includes(question)),
      note: readText(entry, 'note'),
    });
  }
  return [...lines.values()];
}

function readText(record: unknown, key: string): string {
  const value = ownValue(record, key);
  return typeof value === 'string' ? value.slice(0, maxLength.message) : '';
}
