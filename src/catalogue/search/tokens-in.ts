import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { spellingOf, tokensOf } from './folding';
import { meanings } from './search-index';

/** `from` and `to` are offsets in the query. */
export type Token = { text: string; from: number; to: number };

/** The words of a query without its amounts, unless there is nothing else. */
export function tokensIn(query: string): Token[] {
  const goods = tokensOf(withoutAmounts(query));
  return (goods.length > 0 ? goods : tokensOf(query)).flatMap(({ text, offset }) =>
    knownParts(text).map(({ text, offset: inside }) => {
      const from = offset + inside;
      return { text, from, to: from + text.length };
    }),
  );
}

/** With blanks in place of the amounts, so that offsets stay. */
export function withoutAmounts(query: string): string {
  return amountsIn(query).reduce(
    (text, { text: amount, offset }) =>
      text.slice(0, offset) + ' '.repeat(amount.length) + text.slice(offset + amount.length),
    query,
  );
}

/** Chinese has no blanks, and the Arabic "and" none after it: what is known is found inside, the longest first. */
function knownParts(text: string): { text: string; offset: number }[] {
  if (meanings.has(spellingOf(text))) return [{ text, offset: 0 }];
  const afterAnd = text.slice(1);
  if (/^و[\u0600-\u06ff]/.test(text) && meanings.has(spellingOf(afterAnd)))
    return [{ text: afterAnd, offset: 1 }];
  if (!/\p{Script=Han}/u.test(text)) return [{ text, offset: 0 }];
  const parts: { text: string; offset: number }[] = [];
  let unknownFrom = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfKnown(text, at);
    if (end > at) {
      if (at > unknownFrom) parts.push({ text: text.slice(unknownFrom, at), offset: unknownFrom });
      parts.push({ text: text.slice(at, end), offset: at });
      unknownFrom = end;
    }
    at = Math.max(end, at + 1);
  }
  if (unknownFrom < text.length) parts.push({ text: text.slice(unknownFrom), offset: unknownFrom });
  return parts;
}

function endOfKnown(text: string, from: number): number {
  for (let end = text.length; end > from; end -= 1)
    if (meanings.has(spellingOf(text.slice(from, end)))) return end;
  return from;
}
