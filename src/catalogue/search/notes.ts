import type { Product } from '@/catalogue/products';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { spellingOf, tokensOf } from './folding';
import { isIgnored, type Reading } from './read-query';
import { meanings, sortKeys } from './search-index';
import { withoutAmounts } from './tokens-in';

/** Offsets in the query. */
export type Span = { from: number; to: number };

type Word = Span & { isSmall?: boolean };

/** Joins spans that have nothing between them but blanks and signs, such as a dash. */
export function runsOf<Each extends Span>(query: string, spans: readonly Each[]): Each[][] {
  const runs: Each[][] = [];
  for (const span of spans) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && /^[^\p{L}\p{N},;&+،؛、，；]*$/u.test(query.slice(last.to, span.from)))
      run.push(span);
    else runs.push([span]);
  }
  return runs;
}

export function typed(query: string, run: readonly Span[]): string {
  return query.slice(run[0]?.from, run.at(-1)?.to).replace(/\s+/g, ' ');
}

/** True for a variety, also if it is shown as a name: `spinach` of the leafy vegetables. */
export function isSort({ role, keys: [key = ''] }: Reading): boolean {
  return role === 'variety' || (role === 'name' && sortKeys.has(key));
}

export function isAsk(reading: Reading): boolean {
  return reading.role === 'weak' || reading.role === 'describes' || isSort(reading);
}

/** What stands beside the names of `product`, as typed: `tiger` and `16/20` of `tiger prawn 16/20`. */
export function besideNames(
  query: string,
  readings: readonly Reading[],
  product: Product,
  amounts: readonly Span[] = [],
): string[] {
  const words = readings.flatMap((reading, index): Word[] => {
    // `without seeds`, `half ton`
    const isTurned = readings[index - 1]?.role === 'turns';
    return isTurned ? [reading] : wordsBeside(query, reading, product);
  });
  const spans: Word[] = [...words, ...amounts];
  spans.sort((one, other) => one.from - other.from);
  return runsOf(query, spans).flatMap((run) => {
    const from = run.findIndex(({ isSmall }) => !isSmall);
    const to = run.findLastIndex((word, index) => !word.isSmall || isEnd(query, run, index));
    return from < 0 ? [] : typed(query, run.slice(from, to + 1));
  });
}

function wordsBeside(query: string, reading: Reading, product: Product): Word[] {
  const { role, from, to, matches } = reading;
  if (['ignored', 'quote', 'joins'].includes(role)) return [{ from, to, isSmall: true }];
  if (isSort(reading))
    return tokensOf(withoutAmounts(query).slice(from, to))
      .filter(({ text }) => !isNameOf(product, spellingOf(text)))
      .map(({ text, offset }) => ({
        from: from + offset,
        to: from + offset + text.length,
        isSmall: isIgnored(text),
      }));
  const isName = role === 'name' || matches?.has(product);
  return isName ? [] : [reading];
}

function isNameOf(product: Product, key: string): boolean {
  const { role, matches } = meanings.get(key) ?? {};
  return role !== 'variety' && !sortKeys.has(key) && matches?.has(product) === true;
}

/** True for the unit of `5-6 kg` and the letter of `grade a`. */
function isEnd(query: string, run: readonly Word[], index: number): boolean {
  const [before, word] = [run[index - 1], run[index]];
  if (!before || !word || before.isSmall) return false;
  return word.to - word.from === 1 || amountsIn(typed(query, [before, word])).length > 0;
}
