import { spellingOf, type Token, tokenAt, tokensOf } from '@/catalogue/goods/folding';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { meanings } from './search-index';

/** The words of a query without its amounts, unless there is nothing else. */
export function tokensIn(query: string): Token[] {
  // "Is there …?" in Arabic is written like cardamom. A greeting is no note.
  const beginning =
    /^\s*(?:هل(?=\s+(?:عند|لدي|يوجد|هناك|في|ممكن|متوفر|ت[بو]))|good (?:morning|afternoon|evening))/i;
  const goods = tokensOf(withoutAmounts(query.replace(beginning, '').padStart(query.length)));
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
  const number = /(?<!\S)\p{Nd}{1,2}[).](?=\s|\p{L})/gu;
  return withBlanks(query, amountsIn(query)).replace(number, (each) => ','.repeat(each.length));
}

/**
 * Chinese and Thai have no blanks, the Arabic "and" none after it, the Korean none before it: what is known is found
 * inside, the longest first.
 */
function knownParts(whole: Token): Token[] {
  const { text, from } = whole;
  const isKnown = (part: string) => meanings.has(spellingOf(part));
  const isPlain = !/^وال/.test(text) && isKnown(text);
  if (/^و[\u0600-\u06ff]/.test(text) && !isPlain && isKnown(text.slice(1)))
    return [tokenAt(text.slice(1), from + 1)];
  if (!/[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/u.test(text)) return [whole];
  // A syllable may be a part of any word.
  const least = /\p{Script=Hangul}/u.test(text) ? 2 : 1;
  for (let at = 0; at < text.length; at += 1)
    for (let end = text.length; end > at; end -= 1)
      if ((end - at >= least || (at > 0 && end === text.length)) && isKnown(text.slice(at, end))) {
        const before = at > 0 ? [tokenAt(text.slice(0, at), from)] : [];
        const after = end < text.length ? knownParts(tokenAt(text.slice(end), from + end)) : [];
        return [...before, tokenAt(text.slice(at, end), from + at), ...after];
      }
  return [whole];
}
