import type { Product } from '@/catalogue/products';
import { spellingOf, tokensOf, wordsOf } from './folding';
import { isFill, type Reading } from './read-query';
import { meanings, weights } from './search-index';
import { withoutAmounts } from './tokens-in';

/** Joins readings if `between` matches what is between them, with the sign before it. */
export function runsOf(query: string, readings: readonly Reading[], between: RegExp): Reading[][] {
  const runs: Reading[][] = [];
  for (const reading of readings) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && between.test(query.slice(last.to - 1, reading.from))) run.push(reading);
    else runs.push([reading]);
  }
  return runs;
}

export function typed(query: string, run: readonly Reading[]): string {
  return query.slice(run[0]?.from, run.at(-1)?.to);
}

export function isAsk({ role }: Reading): boolean {
  return ['variety', 'weak', 'descriptor'].includes(role);
}

/** `golden raisins`, which is a name of the raisins. */
export function isKindOfTitle({ role, text, keys }: Reading, { title }: Product): boolean {
  const inTitle = wordsOf(title).map(spellingOf);
  const words = wordsOf(text).map(spellingOf);
  const isAsTyped = keys.includes(words.join(''));
  return role === 'name' && isAsTyped && words.some((word) => inTitle.includes(word));
}

export function isOtherName({ role, matches }: Reading, product: Product): boolean {
  return role === 'name' && matches?.get(product) === weights.name;
}

export function besideName(query: string, readings: readonly Reading[], product: Product) {
  return runsOf(query, readings, /^(?:.[-–/x×*:]|\p{Nd}\s)$/u)
    .map((run) => withoutName(query, run, product))
    .filter(Boolean);
}

/** `tiger` of the variety `tiger prawn`, as typed: without the words that name the product, unless all of them do. */
function withoutName(query: string, run: readonly Reading[], product: Product): string {
  const text = typed(withoutAmounts(query), run).replace(/\s+/g, ' ');
  const inTitle = wordsOf(product.title).map(spellingOf);
  const tokens = tokensOf(text);
  const untitled = tokens.filter((token) => !inTitle.includes(spellingOf(token.text)));
  const left = untitled.filter((token) => {
    const { role, matches } = meanings.get(spellingOf(token.text)) ?? {};
    const weight = matches?.get(product) ?? 0;
    const isName = (role === 'name' && weight > 0) || (role === 'weak' && weight >= weights.kind);
    return !isFill(token.text) && !isName;
  });
  const [first, last] = [left[0], left.at(-1)];
  const isWeak = run.every(({ role }) => role === 'weak');
  if (!first || !last) return isWeak || untitled.length < tokens.length ? '' : text;
  const whole = text.slice(first.offset, last.offset + last.text.length);
  const isInOne = tokensOf(whole).every(
    ({ text }) => isFill(text) || left.some((token) => token.text === text),
  );
  return isInOne ? whole : left.map((token) => token.text).join(' ');
}

/** `delivery to Sharjah`, `FOB Mundra`: what is asked of any goods, as typed, without the small words at its ends. */
export function questionsIn(query: string, readings: readonly Reading[]): string[] {
  const words = readings.filter(({ role }) => role === 'asked' || role === 'fill');
  return runsOf(query, words, /^.[\s\p{Pd}/]*$/u).flatMap((run) => {
    const from = run.findIndex(({ role }) => role === 'asked');
    const to = run.findLastIndex(({ role }) => role === 'asked');
    return from < 0 ? [] : typed(query, run.slice(from, to + 1));
  });
}
