import { products } from '@/catalogue/products';
import { company } from '@/config/company';
import { productPath } from '@/config/paths';
import type { Buyer, Enquiry, EnquiryLine } from './enquiry';
import { saysSomething } from './enquiry-lines';
import { labelledLines, onOneLine, paragraphsOf, plainText } from './plain-text';

/** The buyer's data that stands in one line each, with its labels. */
export const buyerLabels = [
  ['name', 'Name'],
  ['company', 'Company'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['place', 'Place of delivery'],
] as const satisfies readonly (readonly [keyof Buyer, string])[];

/** `Enquiry for 3 products, Hotel Group` */
export function enquirySubject({ lines, buyer }: Enquiry): string {
  const from = onOneLine(buyer.company.slice(0, 80)) || onOneLine(buyer.name.slice(0, 80));
  return from ? `${countOf(lines)}, ${from}` : countOf(lines);
}

/** The whole enquiry as plain text: the list, then who asks, then the message. */
export function enquiryText({ lines, buyer }: Enquiry): string {
  return paragraphsOf(
    countOf(lines),
    linesText(lines),
    labelledLines(buyerLabels.map(([field, label]) => [label, buyer[field]])),
    plainText(buyer.message),
  );
}

/** The list alone: numbered titles with their quantities, and below each its note and address. */
export function linesText(lines: readonly EnquiryLine[]): string {
  return lines
    .filter(saysSomething)
    .map((line, index) =>
      [
        `${index + 1}. ${[titleOf(line), amountOf(line)].filter(Boolean).join(': ')}`,
        labelledLines([['Note', line.note]]),
        addressOf(line),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
}

export function titleOf({ id, title }: EnquiryLine): string {
  // A product that has left the catalogue still has a name of sorts.
  return onOneLine(title ?? productOf(id)?.title ?? id);
}

/** `500 kg`, `1 bag`; empty without a quantity. */
export function amountOf(line: EnquiryLine): string {
  const number = quantityOf(line);
  return number && `${number} ${unitOf(line)}`;
}

/** Empty where the field has no number above zero: "0" and "." can be typed. */
export function quantityOf({ quantity }: Pick<EnquiryLine, 'quantity'>): string {
  return Number(quantity) > 0 ? String(Number(quantity)) : '';
}

/** In the singular for one of them. */
export function unitOf({ quantity, unit }: Pick<EnquiryLine, 'quantity' | 'unit'>): string {
  return Number(quantity) === 1 ? unit.replace(/s$/, '') : unit;
}

function addressOf({ id, title }: EnquiryLine): string {
  return title === undefined && productOf(id) ? company.url + productPath(id) : '';
}

function productOf(id: string) {
  return products.find((product) => product.id === id);
}

function countOf(lines: readonly EnquiryLine[]): string {
  const { length } = lines.filter(saysSomething);
  if (length === 0) return 'Enquiry';
  return `Enquiry for ${length} ${length === 1 ? 'product' : 'products'}`;
}
