import { findProduct } from '@/catalogue/products';
import { type Enquiry, type EnquiryLine, isSendable, questions } from './enquiry';
import { collapseWhitespace, labelledLines, plainText } from './plain-text';
import { formatQuantity } from './quantity';
import { linkToList } from './shared-list';

export const buyerLabels = [
  ['name', 'Name'],
  ['company', 'Company'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['place', 'Place of delivery'],
] as const;

export function enquirySubject({ lines, buyer }: Enquiry): string {
  const from =
    collapseWhitespace(buyer.company.slice(0, 80)) || collapseWhitespace(buyer.name.slice(0, 80));
  return [enquiryTitle(lines), from].filter(Boolean).join(', ');
}

export function enquiryText({ lines, buyer }: Enquiry, origin: string | undefined, date: Date) {
  const paragraphs = [
    [collapseWhitespace(buyer.company), dayText(date)].filter(Boolean).join(', '),
    `${enquiryTitle(lines)}:\n${linesText(lines)}`,
    labelledLines([
      ['Place of delivery', buyer.place],
      ['This list', origin === undefined ? '' : linkToList(lines, origin)],
    ]),
    plainText(buyer.message),
    [buyer.name, buyer.email, buyer.phone].map(collapseWhitespace).filter(Boolean).join('\n'),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

export function dayText(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

export function linesText(lines: readonly EnquiryLine[]): string {
  return lines
    .filter(isSendable)
    .map((line, index) => `${index + 1}) ${lineText(line)}`)
    .join('\n');
}

/** E.g. `Rose water (not in your catalogue): 20 bags; ask: price; note: In glass` */
export function lineText(line: EnquiryLine, whose: 'your' | 'our' = 'your'): string {
  const isListed = line.title === undefined && findProduct(line.id)?.id === line.id;
  const stray = isListed ? '' : ` (not in ${whose} catalogue)`;
  const [asks, note] = [asksText(line), collapseWhitespace(line.note)];
  return [
    [`${titleOf(line)}${stray}`.trim(), formatQuantity(line)].filter(Boolean).join(': '),
    asks && `ask: ${asks}`,
    note && `note: ${note}`,
  ]
    .filter(Boolean)
    .join('; ');
}

export function asksText({ asks }: EnquiryLine): string {
  return asks.map((question) => questions[question].toLowerCase()).join(', ');
}

export function titleOf({ id, title }: EnquiryLine): string {
  return collapseWhitespace(title ?? findProduct(id)?.title ?? id);
}

function enquiryTitle(lines: readonly EnquiryLine[]): string {
  return `Enquiry for ${countOf(lines.filter(isSendable).length, 'product')}`;
}

/** E.g. `3 lines`. Importing `counted` from lib/words would add all of that module to the first download. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
