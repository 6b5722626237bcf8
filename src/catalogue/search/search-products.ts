import { type Product, products } from '@/catalogue/products';
import { readSearchParam } from '@/catalogue/search-param';
import { spellingOf, wordsOf } from './folding';
import { type MarkedNames, markNames } from './mark-names';
import { type Reading, readQuery } from './read-query';
import { indexProducts, type SearchIndex, weights } from './search-index';

export type ProductHit = MarkedNames & { product: Product };

export type SearchResult = {
  /** The best first. A query without letters or digits finds nothing: show all products for it. */
  hits: readonly ProductHit[];
  /** The words of the query, as typed, under which nothing is listed. */
  missing: readonly string[];
  /** Words for a sort, a grade or a state that the page of the best hit does not mention. */
  asks: readonly string[];
};

let index: SearchIndex | undefined;

/** Searches the catalogue. Any text is a query; what `readSearchParam` cuts off is not looked at. */
export function searchProducts(query: string, isTyping = false): SearchResult {
  index ??= indexProducts(products);
  return searchIndex(index, readSearchParam(query), isTyping);
}

function searchIndex(index: SearchIndex, query: string, isTyping: boolean): SearchResult {
  const read = readQuery(index, query, isTyping);
  const isNotListed = read.some(({ as }) => as === 'notListed');
  // Beside goods that are not listed, a sort and a word of a name are theirs, and what is guessed is nothing.
  const isUsed = (reading: Reading) =>
    reading.matches &&
    !isUnfit(index, reading, read) &&
    !(isNotListed && (!isWhole(reading) || isFormOfOne(index, reading)));
  const goods = read.filter(isUsed);
  const tiers = (['name', 'guessed', 'variety', 'weak'] as const).map((tier) =>
    goods.filter(({ as }) => as === tier),
  );
  // "Black" alone finds the titles that have it; beside words without goods, only a kind's name finds any.
  const least = read.every(({ as }) => as === 'weak' || as === 'fill') ? 'titleWord' : 'kind';
  const isNamed = goods.some(
    (reading) =>
      reading.as !== 'weak' ||
      (weightOf(reading) >= weights[least] && !read.some(({ as }) => as === 'unknown')),
  );
  const found = isNamed ? rank(index, tiers) : [];
  const [best] = found;
  const untold = read.filter((reading) => !best || !isTold(best, reading));
  const missing = read.filter(
    (reading) =>
      reading.as === 'notListed' ||
      isUnfit(index, reading, read) ||
      (['unknown', 'guessed'].includes(reading.as) &&
        untold.includes(reading) &&
        !isFound(reading)),
  );
  const asks = untold.filter(
    (reading) =>
      ['variety', 'weak', 'descriptor'].includes(reading.as) && !missing.includes(reading),
  );
  const keys = goods.flatMap((reading) => reading.keys);
  // Nothing found, missing or to ask for: every word counts as missing, as in “saman” (goods).
  const isEmpty = !best && missing.length + asks.length === 0;
  const denied = isEmpty ? read.filter(({ as }) => as !== 'begun') : missing;
  return {
    hits: found.map((product) => ({ product, ...markNames(query, product, keys) })),
    missing: denied.map(({ text }) => text),
    asks: asks.map(({ text }) => text),
  };

  function isFound({ matches }: Reading): boolean {
    return found.some((product) => matches?.has(product));
  }
}

/** A form in which the other goods of the query are not listed: flour of rice, powder of onions. */
function isUnfit({ forms }: SearchIndex, { text }: Reading, read: readonly Reading[]): boolean {
  const fitting = forms.get(spellingOf(text));
  const others = read
    .filter(({ as, text }) => as === 'name' && !forms.has(spellingOf(text)))
    .flatMap(({ matches }) => [...(matches?.keys() ?? [])]);
  return fitting !== undefined && others.length > 0 && !others.some((each) => fitting.has(each));
}

/** A whole name, or the name of a kind. */
function isWhole(reading: Reading): boolean {
  return ['name', 'weak'].includes(reading.as) && weightOf(reading) >= weights.kind;
}

function weightOf({ matches }: Reading): number {
  return Math.max(...(matches?.values() ?? [0]));
}

function isFormOfOne({ forms }: SearchIndex, { text, matches }: Reading): boolean {
  return forms.has(spellingOf(text)) && matches?.size === 1;
}

/** What the first of the lists that is not empty finds, narrowed by the others where they have some of it; the best first. */
function rank({ products }: SearchIndex, lists: Reading[][]): Product[] {
  const [first = [], ...narrowing] = lists.filter((list) => list.length > 0);
  const score = (product: Product) =>
    first.reduce((sum, { matches }) => sum + (matches?.get(product) ?? 0), 0);
  const found = mostMatched(products, first).toSorted((one, other) => score(other) - score(one));
  return narrowing.reduce((left, list) => {
    const narrowed = mostMatched(left, list);
    return narrowed.length > 0 ? narrowed : left;
  }, found);
}

function mostMatched(products: readonly Product[], list: readonly Reading[]): Product[] {
  const count = (product: Product) => list.filter(({ matches }) => matches?.has(product)).length;
  const most = Math.max(1, ...products.map(count));
  return products.filter((product) => count(product) === most);
}

/** Whether the product's own page says it, names and all. */
function isTold(product: Product, { as, text, matches }: Reading): boolean {
  const { title, alt, description } = product;
  if (as === 'weak' && matches?.has(product)) return true;
  const told = wordsOf(`${title} ${alt} ${description}`).map(spellingOf);
  return wordsOf(text).every((word) => told.includes(spellingOf(word)));
}
