import { type Product, products } from '@/catalogue/products';
import { readSearchParam } from '@/catalogue/search-param';
import { spellingOf, wordsOf } from './folding';
import { type MarkedNames, markNames } from './mark-names';
import { type GoodsReading, type Reading, readQuery } from './read-query';
import { indexProducts, type ProductIndex } from './search-index';

export type ProductHit = MarkedNames & { product: Product };

export type SearchResult = {
  /** The best first. A query without letters or digits finds nothing: show all products for it. */
  hits: readonly ProductHit[];
  /** The words of the query, as typed, under which nothing is listed. */
  missing: readonly string[];
  /** Its words for sorts, grades, states and the like that the catalogue does not tell of the best hit. */
  asks: readonly string[];
};

let index: ProductIndex | undefined;

/** Searches the catalogue. Any text is a query; what `readSearchParam` cuts off is not looked at. */
export function searchProducts(query: string, isTyping = false): SearchResult {
  index ??= indexProducts(products);
  return searchIndex(index, readSearchParam(query), isTyping);
}

export function searchIndex(index: ProductIndex, query: string, isTyping = false): SearchResult {
  const read = readQuery(index, query, isTyping);
  const unfit = read.filter((reading) => isUnfit(index, reading, read));
  const missing = read.filter(
    (reading) => ['notListed', 'unknown'].includes(reading.as) || unfit.includes(reading),
  );
  const goods = read.filter(isGoods).filter((reading) => !unfit.includes(reading));
  const named = goods.filter(({ as, isWeak }) => as === 'goods' && !isWeak);
  // Beside goods that are not listed, a sort is of those.
  const isOther = missing.some(({ as }) => as !== 'unknown') && named.length === 0;
  const sorts = isOther ? [] : goods.filter(({ as }) => as === 'variety');
  // Nor does a colour find goods where nothing else does.
  const isOnly = missing.length > 0 && named.length + sorts.length === 0;
  const weak = isOnly ? [] : goods.filter(({ isWeak }) => isWeak);
  const found = rank(
    index,
    [named, sorts, weak].filter((list) => list.length > 0),
  );
  const [best] = found;
  const untold = read.filter((reading) => !best || !isTold(best, reading));
  const denied = missing.filter((reading) => reading.as !== 'unknown' || untold.includes(reading));
  const asks = untold.filter(
    (reading) =>
      ['variety', 'question', 'descriptor'].includes(reading.as) ||
      (isGoods(reading) && reading.isWeak && !unfit.includes(reading)),
  );
  const isAsked = best || denied.length > 0 || read.some(({ as }) => as === 'question');
  const rest = read.filter(({ as }) => as !== 'begun');
  const keys = goods.flatMap((reading) => reading.keys);
  return {
    hits: found.map((product) => ({ product, ...markNames(query, product, keys) })),
    missing: (isAsked ? denied : rest).map(({ text }) => text),
    asks: isAsked ? asks.map(({ text }) => text) : [],
  };
}

function isGoods(reading: Reading): reading is GoodsReading {
  return 'matches' in reading;
}

/** A form in which the other goods of the query are not listed: flour of rice, powder of onions. */
function isUnfit({ forms }: ProductIndex, { text }: Reading, read: readonly Reading[]): boolean {
  const fitting = forms.get(spellingOf(text));
  const others = read
    .filter(isGoods)
    .filter((each) => !each.isWeak && each.as === 'goods' && !forms.has(spellingOf(each.text)))
    .flatMap(({ matches }) => [...matches.keys()]);
  return fitting !== undefined && others.length > 0 && !others.some((each) => fitting.has(each));
}

/** What the first list finds, narrowed by the others where they have some of it; the best first. */
function rank({ products }: ProductIndex, [first = [], ...narrowing]: GoodsReading[][]): Product[] {
  const score = (product: Product) =>
    first.reduce((sum, { matches }) => sum + (matches.get(product) ?? 0), 0);
  const found = mostMatched(products, first).toSorted((one, other) => score(other) - score(one));
  return narrowing.reduce((left, list) => {
    const narrowed = mostMatched(left, list);
    return narrowed.length > 0 ? narrowed : left;
  }, found);
}

function mostMatched(products: readonly Product[], list: readonly GoodsReading[]): Product[] {
  const count = (product: Product) => list.filter(({ matches }) => matches.has(product)).length;
  const most = Math.max(1, ...products.map(count));
  return products.filter((product) => count(product) === most);
}

/** Whether the product's own page says it, names and all. */
function isTold(product: Product, reading: Reading): boolean {
  const { title, alt, description } = product;
  if (isGoods(reading) && reading.isWeak && reading.matches.has(product)) return true;
  const told = wordsOf(`${title} ${alt} ${description}`).map(spellingOf);
  return wordsOf(reading.text).every((word) => told.includes(spellingOf(word)));
}
