import { soundOf, spellingOf, spellingsOf, type Token } from '@/catalogue/goods/folding';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { isIgnored, type Reading } from './read-query';
import { meanings, sortKeys, weights } from './search-index';

type Word = Token & { isSmall?: boolean };

/** Joins tokens that have nothing between them but blanks and signs, such as a dash. */
export function runsOf<Each extends Token>(query: string, tokens: readonly Each[]): Each[][] {
  const runs: Each[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1) ?? [];
    const last = run.at(-1);
    if (last && /^[^\p{L}\p{N},;&+،؛、，；]*$/u.test(query.slice(last.to, token.from)))
      run.push(token);
    else runs.push([token]);
  }
  return runs;
}

export function typed(query: string, run: readonly Token[]): string {
  // A name may go on behind an amount: `oil 17 ltr sunflower`.
  const to = Math.max(...run.map((token) => token.to));
  const text = run.length > 0 ? query.slice(run[0]?.from, to) : query;
  // `10%`, `55mm+`, `grade A`, `parle-g` and `(Nido or equivalent)`
  const signs = /[([][^)\]]*$/.test(text)
    ? /^[^)\]]*[)\]]/
    : /^(?:[%٪]|\+(?![\p{L}\p{N}])| [A-Z](?![\p{L}\p{N}'’])|-\p{L}(?![\p{L}\p{N}]))/u;
  // Where an amount stood between commas, they are one.
  return (text + (signs.exec(query.slice(to)) ?? ''))
    .replace(/\s+/g, ' ')
    .replace(/(?:, ?)+(?=,)/g, '');
}

/** True for a variety, also if it is a name: `spinach` of the leafy vegetables. */
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
  amounts: readonly Token[] = [],
): string[] {
  const words = readings.flatMap((reading, index): Word[] => {
    // `without seeds`, `half ton`, `for biryani`
    if (['turns', 'purpose'].includes(readings[index - 1]?.role ?? '')) return [reading];
    const { role, to, tokens } = reading;
    const [next, other] = readings.slice(index + 1);
    const isJoined =
      (next?.role === 'joins' && other) || /^\s*[&و]\s*$/.test(query.slice(to, next?.from));
    // The seeds of `coriander seeds and powder`
    const last = role === 'name' && isJoined ? tokens.slice(1).slice(-1) : [];
    return [...last, ...wordsBeside(query, reading, product)];
  });
  const beside: Word[] = [...words, ...amounts].sort((one, other) => one.from - other.from);
  return runsOf(query, beside).flatMap((run) => {
    const from = run.findIndex(({ isSmall }) => !isSmall);
    const to = run.findLastIndex((word, index) => !word.isSmall || isEnd(query, run, index));
    return from < 0 ? [] : typed(query, run.slice(from, to + 1));
  });
}

function wordsBeside(query: string, reading: Reading, product: Product): Word[] {
  const { role, tokens, matches } = reading;
  if (['ignored', 'quote', 'joins'].includes(role)) return [{ ...reading, isSmall: true }];
  const spellings = tokens.map(({ text }) => spellingOf(text));
  if (isSort(reading))
    return tokens.flatMap((each, at) => {
      // Both words of `red lentils` in `red lentils football`
      const isInName = [[at], [at - 1, at], [at, at + 1]].some((pair) =>
        isNameOf(product, pair.map((index) => spellings[index]).join('')),
      );
      // The last word belongs to it (`skin on`, `550 g/l`), as does the letter of `u/5`.
      const isSmall = at < tokens.length - 1 && isIgnored(each.text) && query[each.to] !== '/';
      return isInName ? [] : [{ ...each, isSmall }];
    });
  // `haldar powder`: a form goes along.
  const least = reading.group ? weights.kind : weights.titleWord;
  const isName = role === 'name' || (matches?.get(product) ?? 0) >= least;
  if (!isName) return [reading];
  const names = [product.title, ...namesOf(product.id).names].map(spellingsOf);
  // `water melon`
  if (names.some((name) => name.join('') === spellings.join(''))) return [];
  // `masoor malka`: what is beside a name that would do is not lost.
  if (!spellings.some((key) => isNameOf(product, key))) return [];
  const known = names.flat().map(soundOf);
  return tokens.filter(({ text }) => {
    const key = spellingOf(text);
    const { role: own, matches: ofWord } = meanings.get(key) ?? {};
    const isOfName = own === 'name' || ofWord?.has(product) || known.includes(soundOf(key));
    return !isOfName && !isIgnored(text);
  });
}

function isNameOf(product: Product, key: string): boolean {
  if (spellingsOf(product.title).includes(key)) return true;
  const weight = meanings.get(key)?.matches?.get(product) ?? 0;
  return !sortKeys.has(key) && weight >= weights.titleWord;
}

/** True for the unit of `5-6 kg` and the letter of `grade a`. */
export function isEnd(query: string, run: readonly Word[], index: number): boolean {
  const [before, word] = [run[index - 1], run[index]];
  if (!before || !word) return false;
  const text = typed(query, [before, word]);
  return word.to - word.from === 1 || amountsIn(text).some(({ to }) => to === text.length);
}
