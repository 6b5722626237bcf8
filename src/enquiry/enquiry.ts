import { randomId } from '@/lib/random-id';

export const units = [
  'g',
  'kg',
  'tonnes',
  'pieces',
  'bags',
  'cartons',
  'pallets',
  'containers',
] as const;

export type Unit = (typeof units)[number];

/** What a buyer can ask about goods, in the order of the choices. The catalogue states none of it. */
export const questions = {
  halal: 'Halal certificate',
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
  /** As typed, a number or not. */
  quantity: string;
  unit: Unit;
  asks: readonly Question[];
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

/** What a buyer asks for and who asks, stored on the device. */
export type Enquiry = {
  lines: readonly EnquiryLine[];
  buyer: Buyer;
  /** How and when it was: `Sent by WhatsApp, 22 Nov, 14:05.` */
  handedOver: string;
};

export const emptyEnquiry: Enquiry = {
  lines: [],
  handedOver: '',
  buyer: { name: '', company: '', email: '', phone: '', place: '', message: '' },
};

export const maxLines = 64;

/** Characters of a line's fields: typed, stored or in a link. */
export const longest = { title: 120, quantity: 40, note: 300 };

export function newLine(id: string): EnquiryLine {
  return { id, quantity: '', unit: id === 'saffron' ? 'g' : 'kg', asks: [], note: '' };
}

/** For goods that are not in the catalogue. */
export function freeLine(title: string): EnquiryLine {
  return { ...newLine(randomId()), title: title.slice(0, longest.title) };
}
