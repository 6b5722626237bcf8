import type { EnquiryLine } from './enquiry';
import { onOneLine } from './plain-text';

type Quantity = Pick<EnquiryLine, 'quantity' | 'unit'>;

/** `1,500 kg`, `1 bag`; what is no amount as it was typed: `5-6 bags`, `two loads`. Empty when blank. */
export function amountOf({ quantity, unit }: Quantity): string {
  const typed = onOneLine(quantity);
  const amount = readAmount(typed);
  if (amount) return `${amount} ${amount === '1' ? unit.replace(/s$/, '') : unit}`;
  // Text names its own unit; the one beside the field may never have been chosen.
  return typed === '' || /\p{L}/u.test(typed) ? typed : `${typed} ${unit}`;
}

/** Where the amount is not the one typed, letter for letter: what is handed over. */
export function quantityHint(line: Quantity): string {
  const typed = onOneLine(line.quantity);
  const amount = readAmount(typed);
  if (typed === '' || amount?.replaceAll(',', '') === typed.replace(/[\s,'’]|\.$/g, '')) return '';
  return amount
    ? `Read as ${amountOf(line)}.`
    : `Not an amount. Sent as typed: “${amountOf(line)}”.`;
}

/** `1234.5` or `1.234,50` → `1,234.5`; undefined for what is no number above zero. */
export function readAmount(typed: string): string | undefined {
  const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(withPoint(inAscii(typed))) ?? [];
  const integer = whole.replace(/^0+/, '').replace(/\B(?=(\d{3})+$)/g, ',') || '0';
  const rest = fraction.replace(/0+$/, '');
  if (integer === '0' && rest === '') return undefined;
  return rest ? `${integer}.${rest}` : integer;
}

/** With Latin digits, and without the spaces or apostrophes that part thousands. */
function inAscii(typed: string): string {
  return typed
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
}

/** A decimal point, and nothing between thousands: as English, Indian and continental people write. */
function withPoint(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  if (/^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  // Three digits after a comma are thousands, except after a zero.
  return /^(\d+,\d{0,2}|0+,\d*)$/.test(text) ? text.replace(',', '.') : text;
}
