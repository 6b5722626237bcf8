import { spellingOf, type Token, tokenAt, tokensOf } from '@/catalogue/goods/folding';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { meanings } from './search-index';

/** The words of a query without its amounts, unless there is nothing else. */
export function tokensIn(query: string): Token[] {
  const goods = tokensOf(withoutAmounts(query));
  return (goods.length > 0 ? goods : tokensOf(query)).flatMap(knownParts);
}

/** With blanks in place of the tokens, so that offsets stay. */
export function withBlanks(query: string, tokens: readonly Pick<Token, 'from' | 'to'>[]): string {
  return tokens.reduce(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    query,
  );
}

/** With blanks in place of the amounts, and signs in place of the numbers of a list (`2) turmeric`). */
export function withoutAmounts(query: string): string {
  return withBlanks(query, amountsIn(query)).replace(
    /(?<!\S)\p{Nd}{1,2}[).](?=\s|\p{L})/gu,
    (number) => ','.repeat(number.length),
  );
}

/** Chinese has no blanks, and the Arabic "and" none after it: what is known is found inside, the longest first. */
function knownParts(whole: Token): Token[] {
  const { text, from } = whole;
  if (meanings.has(spellingOf(text))) return [whole];
  const afterAnd = text.slice(1);
  if (/^و[\u0600-\u06ff]/.test(text) && meanings.has(spellingOf(afterAnd)))
    return [tokenAt(afterAnd, from + 1)];
  if (!/\p{Script=Han}/u.test(text)) return [whole];
  const parts: Token[] = [];
  let unknownFrom = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfKnown(text, at);
    if (end > at) {
      if (at > unknownFrom) parts.push(tokenAt(text.slice(unknownFrom, at), from + unknownFrom));
      parts.push(tokenAt(text.slice(at, end), from + at));
      unknownFrom = end;
    }
    at = Math.max(end, at + 1);
  }
  if (unknownFrom < text.length) parts.push(tokenAt(text.slice(unknownFrom), from + unknownFrom));
  return parts;
}

function endOfKnown(text: string, from: number): number {
  for (let end = text.length; end > from; end -= 1)
    if (meanings.has(spellingOf(text.slice(from, end)))) return end;
  return from;
}
