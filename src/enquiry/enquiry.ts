import { randomId } from '@/lib/random-id';

export const units = ['kg', 'bags', 'cartons', 'pallets', 'containers'] as const;

export type Unit = (typeof units)[number];

export type EnquiryLine = {
  /** The catalogue entry's id; for other goods a random one, which no product has. */
  id: string;
  /** The buyer's own words for goods that are not in the catalogue; undefined for a catalogue entry. */
  title?: string;
  /** As typed: empty, or a number above zero. */
  quantity: string;
  unit: Unit;
  note: string;
};

export type Buyer = {
  name: string;
  company: string;
  email: string;
  phone: string;
  /** Place of delivery. */
  place: string;
  message: string;
};

/** What a buyer asks for and who asks, kept on the device. */
export type Enquiry = { lines: readonly EnquiryLine[]; buyer: Buyer };

export const maxLines = 64;

export const emptyEnquiry: Enquiry = {
  lines: [],
  buyer: { name: '', company: '', email: '', phone: '', place: '', message: '' },
};

/** Characters of a line's fields. */
export const longest = { title: 120, note: 300 };

export function newLine(id: string): EnquiryLine {
  return { id, quantity: '', unit: units[0], note: '' };
}

/** For goods that are not in the catalogue. */
export function freeLine(title: string): EnquiryLine {
  return { ...newLine(randomId()), title };
}
