import { findProduct } from '@/catalogue/products';
import { inPlace } from '@/lib/isolated';
import { counted } from '@/lib/words';
import { type Enquiry, type EnquiryLine, isSendable, lineCount, questions } from './enquiry';
import { collapseWhitespace, plainText } from './plain-text';
import { formatQuantity } from './quantity';

export const buyerFields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'email', label: 'E-mail', autoComplete: 'email', type: 'email', spellCheck: false },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'place', label: 'Place of delivery', autoComplete: 'shipping address-level2' },
] as const;

export function enquirySubject(enquiry: Enquiry): string {
  const { company, name } = enquiry.buyer;
  const from = [company, name].map((text) => collapseWhitespace(text.slice(0, 80))).find(Boolean);
  const title = `Enquiry for ${counted(lineCount(enquiry), 'product')}`;
  return from ? `${title}, ${from}` : title;
}

/** `link`: to the list. */
export function enquiryText({ lines, buyer }: Enquiry, link?: string): string {
  const place = collapseWhitespace(buyer.place);
  const { name, company, email, phone } = buyer;
  const paragraphs = [
    `Hello, please quote for:\n${linesText(lines)}`,
    place && asSentence(`Place of delivery: ${place}`),
    plainText(buyer.message),
    [name, company, email, phone].map(collapseWhitespace).filter(Boolean).join('\n'),
    link && `This list: ${link}`,
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

/** E.g. `Rose water (not in your catalogue), in glass: 20 bags. Please state price.` */
export function lineText(line: EnquiryLine, whose: 'your' | 'our' = 'your'): string {
  const [asks, note] = [asksText(line), collapseWhitespace(line.note)];
  // A note of a few words belongs to the goods. A longer one is a sentence of its own.
  const isShort = note.length <= 40 && !/[.!?:;](\s|$)/.test(note);
  const goods = [strayTitle(line, whose), isShort ? inPlace(note) : ''].filter(Boolean).join(', ');
  return [
    [goods, inPlace(formatQuantity(line))].filter(Boolean).join(': '),
    asks && `Please state ${asks}`,
    isShort ? '' : inPlace(note),
  ]
    .filter(Boolean)
    .map(asSentence)
    .join(' ');
}

function asSentence(text: string): string {
  return /[.!?…。؟]\u2069?$/u.test(text) ? text : `${text}.`;
}

export function asksText({ asks }: EnquiryLine): string {
  return asks
    .map((ask) => (ask === 'frozen' ? 'whether fresh or frozen' : questions[ask].toLowerCase()))
    .join(', ');
}

/** The title, marked if the catalogue does not have the goods. */
export function strayTitle(line: EnquiryLine, whose: 'your' | 'our' = 'your'): string {
  const isListed = line.title === undefined && findProduct(line.id)?.id === line.id;
  return `${inPlace(titleOf(line))}${isListed ? '' : ` (not in ${whose} catalogue)`}`.trim();
}

export function titleOf({ id, title }: EnquiryLine): string {
  return collapseWhitespace(title ?? findProduct(id)?.title ?? id);
}
