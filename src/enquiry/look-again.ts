import { isNoAmount } from '@/catalogue/quantity/read-quantity';
import { type EnquiryLine, notAnAmount } from './enquiry';
import { collapseWhitespace } from './plain-text';

/** Each returns a sentence about what was typed, or '' if nothing is wrong with it. */
export function quantityProblem({ quantity }: Pick<EnquiryLine, 'quantity'>): string {
  const typed = collapseWhitespace(quantity);
  return isNoAmount(typed) ? notAnAmount(typed) : '';
}

export function emailProblem(email: string): string {
  const typed = email.trim();
  if (typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed)) return '';
  return `“${typed}” is not a whole e-mail address.`;
}

export function phoneProblem(phone: string): string {
  const typed = phone.trim();
  if (typed === '' || (typed.match(/\p{Nd}/gu) ?? []).length >= 7) return '';
  return `“${typed}” is not a whole phone number.`;
}
