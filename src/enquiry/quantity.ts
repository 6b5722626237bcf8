import { isNoAmount, isTimes, readQuantity } from '@/catalogue/quantity/read-quantity';
import { inPlace } from '@/lib/isolated';
import { type EnquiryLine, notAnAmount } from './enquiry';
import { collapseWhitespace } from './plain-text';

type Quantity = Pick<EnquiryLine, 'quantity' | 'unit'>;

/** Returns e.g. `1,500 kg`, `1 bag` or `10 × 25 kg (250 kg)`. Text that cannot be parsed stays as typed. */
export function formatQuantity({ quantity, unit }: Quantity): string {
  const typed = collapseWhitespace(quantity);
  const reading = readQuantity(typed, unit);
  if (reading) return reading.text;
  // Letters may be a unit, and a final quotation mark may mean inches: then do not append `unit`.
  return isTimes(typed) || /^$|(?![x×])\p{L}|['’"”]$/u.test(typed) ? typed : `${typed} ${unit}`;
}

/** True for what is sent without the selected unit: `2 bags`, `10 tins`, and nothing. */
export function bringsUnit(quantity: string): boolean {
  return formatQuantity({ quantity, unit: 'g' }) === formatQuantity({ quantity, unit: 'kg' });
}

/** Returns the hint under the quantity field: how the text was parsed, or '' if that equals what was typed. */
export function quantityHint(line: Quantity): string {
  const typed = collapseWhitespace(line.quantity);
  const reading = readQuantity(typed);
  if (typed === '') return '';
  if (!reading) return `Will be sent as “${inPlace(formatQuantity(line))}”.`;
  const bare = (text: string) => text.toLowerCase().replace(/[\s,'’]|\.$/g, '');
  return bare(reading.text) === bare(typed) ? '' : `Read as ${formatQuantity(line)}.`;
}

/** Returns a sentence about what was typed, or '' if nothing is wrong with it. */
export function quantityProblem({ quantity }: Pick<Quantity, 'quantity'>): string {
  const typed = collapseWhitespace(quantity);
  return isNoAmount(typed) ? notAnAmount(typed) : '';
}
