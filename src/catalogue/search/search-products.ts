import { type Product, products } from '@/catalogue/products';
import { readSearchParam } from '@/catalogue/search-param';
import { spellingOf, wordsOf } from './folding';
import { type MarkedNames, markNames } from './mark-names';
import { type Reading, readQuery } from './read-query';
import { productsByForm, weights } from './search-index';

export type ProductHit = MarkedNames & { product: Product };

export type SearchResult = {
  hits: readonly ProductHit[];
  /** Words of the query, as typed, for goods that the catalogue does not have. */
  missing: readonly string[];
  /** Words for a variety, grade or state that the best hit's page does not mention, so that a buyer must ask. */
  asks: readonly string[];
};

export function searchProducts(text: string, isTyping = false): SearchResult {
  const query = readSearchParam(text);
  const readings = readQuery(query, isTyping);
  const unfit = readings.filter((reading) => isUnfit(reading, readings));
  const isBesideUnlisted = readings.some(({ role }) => role === 'notListed');
  const used = readings.filter(
    (reading) =>
      reading.matches &&
      !unfit.includes(reading) &&
      // `sugar cumin` finds cumin. `sugar flour` finds nothing, because the form of a single product may be meant as a
      // form of the unlisted goods.
      (!isBesideUnlisted || (isWholeName(reading) && !isFormOfOne(reading))),
  );
  const found = areGoodsNamed(used, readings) ? rank(used) : [];
  const [best] = found;
  const unmentioned = readings.filter((reading) => !best || !isMentioned(best, reading));
  const missing = readings.filter(
    (reading) =>
      reading.role === 'notListed' ||
      unfit.includes(reading) ||
      (['unknown', 'guessed'].includes(reading.role) &&
        unmentioned.includes(reading) &&
        !found.some((product) => reading.matches?.has(product))),
  );
  const asks = unmentioned.filter(
    (reading) =>
      ['variety', 'weak', 'descriptor'].includes(reading.role) && !missing.includes(reading),
  );
  const keys = used.flatMap((reading) => reading.keys);
  // A complete query of ignored words only, e.g. “saman” (goods): report them as missing.
  const isIgnored = !best && missing.length + asks.length === 0;
  const isComplete = !readings.some(({ role }) => role === 'begun');
  const denied = isIgnored && isComplete ? readings : missing;
  return {
    hits: found.map((product) => ({ product, ...markNames(query, product, keys) })),
    missing: denied.map(({ text }) => text),
    asks: asks.map(({ text }) => text),
  };
}

/** True for a form (`flour`) if the other goods of the query (`rice`) are not sold in that form. */
function isUnfit({ text }: Reading, readings: readonly Reading[]): boolean {
  const fitting = productsByForm.get(spellingOf(text));
  const others = readings
    .filter(({ role, text }) => role === 'name' && !productsByForm.has(spellingOf(text)))
    .flatMap(({ matches }) => [...(matches?.keys() ?? [])]);
  return fitting !== undefined && others.length > 0 && !others.some((each) => fitting.has(each));
}

function isWholeName(reading: Reading): boolean {
  return ['name', 'weak'].includes(reading.role) && weightOf(reading) >= weights.kind;
}

function isFormOfOne({ text, matches }: Reading): boolean {
  return productsByForm.has(spellingOf(text)) && matches?.size === 1;
}

// Weak words (`black`) find products only without unknown words: alone, if one is in a title; beside others, if one is
// a whole name.
function areGoodsNamed(used: readonly Reading[], readings: readonly Reading[]): boolean {
  if (used.some(({ role }) => role !== 'weak')) return true;
  if (readings.some(({ role }) => role === 'unknown')) return false;
  const isAlone = readings.every(({ role }) => role === 'weak' || role === 'fill');
  return used.some((reading) => weightOf(reading) >= weights[isAlone ? 'titleWord' : 'kind']);
}

function weightOf({ matches }: Reading): number {
  return Math.max(...(matches?.values() ?? [0]));
}

/** Finds products by the surest role in the query. Each weaker role narrows them, unless none would be left. */
function rank(used: readonly Reading[]): Product[] {
  const [surest = [], ...narrowing] = ['name', 'guessed', 'variety', 'weak']
    .map((tier) => used.filter(({ role }) => role === tier))
    .filter((readings) => readings.length > 0);
  const score = (product: Product) =>
    surest.reduce((sum, { matches }) => sum + (matches?.get(product) ?? 0), 0);
  const found = mostMatched(products, surest).toSorted((one, other) => score(other) - score(one));
  return narrowing.reduce((left, readings) => {
    const narrowed = mostMatched(left, readings);
    return narrowed.length > 0 ? narrowed : left;
  }, found);
}

function mostMatched(among: readonly Product[], readings: readonly Reading[]): Product[] {
  const count = (product: Product) =>
    readings.filter(({ matches }) => matches?.has(product)).length;
  const most = Math.max(1, ...among.map(count));
  return among.filter((product) => count(product) === most);
}

function isMentioned(product: Product, { role, text, matches }: Reading): boolean {
  const { title, alt, description } = product;
  if (role === 'weak' && matches?.has(product)) return true;
  const mentioned = wordsOf(`${title} ${alt} ${description}`).map(spellingOf);
  return wordsOf(text).every((word) => mentioned.includes(spellingOf(word)));
}
