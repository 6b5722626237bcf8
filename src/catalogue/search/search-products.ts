import { isOf } from '@/catalogue/goods/groups';
import { namesOf } from '@/catalogue/product-names';
import { type Product, products } from '@/catalogue/products';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { productUnits } from '@/catalogue/quantity/product-units';
import { readQuantity } from '@/catalogue/quantity/read-quantity';
import type { Unit } from '@/catalogue/quantity/units';
import { spellingOf, wordsOf } from './folding';
import { goodsListed, type Segment } from './goods-listed';
import { type MarkedNames, markNames } from './mark-names';
import { besideName, isAsk, isKindOfTitle, isOtherName, questionsIn, runsOf, typed } from './notes';
import { type Reading, readQuery } from './read-query';
import { productsByForm, statesOfFreshGoods, weights } from './search-index';

/** As typed, if a quantity can be read from it: `5 bags of 25 kg`. */
export type Amount = { quantity: string; unit: Unit };

export type ProductHit = MarkedNames & {
  product: Product;
  /** What the query says besides the product's name and no product is listed by, as typed: `tiger, 16/20`. */
  note?: string;
  amount?: Amount;
};

export type SearchResult = {
  hits: readonly ProductHit[];
  /** What the catalogue does not have, as typed. Words that stand together are one: `cooking oil`. */
  missing: readonly string[];
  /** A variety, grade or state that the best hit's page does not mention, so that a buyer must ask. */
  asks: readonly string[];
  /** The words of the query that found the hits, as typed. */
  matched: string;
  /** True if the query names no goods, but asks about any: `price list`, `do you deliver to Sharjah`. */
  isQuestion?: boolean;
  /** The best hit, if it is dried and `missing` names it fresh or frozen. */
  dried?: Product;
};

export function searchProducts(query: string, isTyping = false): SearchResult {
  const results = goodsListed(query, readQuery(query, isTyping)).map((segment) =>
    searchGoods(query, segment),
  );
  const [first] = results;
  if (first && results.length === 1) return first;
  // What is listed comes before what is only similar to something else.
  const hits = results
    .toSorted((one, other) => one.missing.length - other.missing.length)
    .flatMap((result) => result.hits);
  const found = results.filter((result) => result.hits.length > 0);
  return {
    hits: hits.filter(
      ({ product }, index) => hits.findIndex((other) => other.product === product) === index,
    ),
    missing: results.flatMap(({ missing }) => missing),
    asks: results.flatMap(({ asks }) => asks),
    matched: found.map(({ matched }) => matched).join(', '),
  };
}

function searchGoods(query: string, segment: Segment): SearchResult {
  const { readings } = segment;
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
  const named = areGoodsNamed(used, readings) ? rank(used) : [];
  const isFreshWanted = unfit.some(isFreshness);
  const dried = isFreshWanted && named[0] && isOf(named[0], 'dried') ? named[0] : undefined;
  const found = dried ? [dried] : named;
  const [best] = found;
  if (!best) return withoutGoods(query, readings, unfit);
  const unmentioned = readings.filter((reading) => !isMentioned(best, reading));
  const isMissed = (reading: Reading) =>
    reading.role === 'notListed' ||
    unfit.includes(reading) ||
    (['unknown', 'guessed'].includes(reading.role) &&
      unmentioned.includes(reading) &&
      !found.some((product) => reading.matches?.has(product)));
  // Nobody asks for the seeds of `dates without seeds`.
  const missing = readings.filter(
    (reading, index) => isMissed(reading) && readings[index - 1]?.role !== 'turns',
  );
  const asks = unmentioned.filter((reading) => isAsk(reading) && !missing.includes(reading));
  const isMissing = (other: Reading | undefined) => other !== undefined && missing.includes(other);
  // `frozen peas` and `toor dal` are one, though peas and dal are goods.
  const denied = readings.filter((reading, index) => {
    const [before, after] = [readings[index - 1], readings[index + 1]];
    if (isMissing(reading)) return true;
    if (!isMissing(before) && !isMissing(after)) return false;
    if (asks.includes(reading)) return !reading.matches;
    const isGoods = reading.role === 'name' || reading.role === 'weak';
    const isNamedBefore = after && (after.role === 'notListed' || unfit.includes(after));
    return isGoods && (isForm(reading) || isNamedBefore || (before && unfit.includes(before)));
  });
  const isKind = (reading: Reading) => isAsk(reading) || isKindOfTitle(reading, best);
  // Also what the page says: of a sort that we have in two colours, the buyer has chosen one.
  // And which of several goods that have one title: spinach of the leafy vegetables.
  const isNoted = (each: Reading) =>
    isKind(each) || (isOf(best, 'several-goods') && isOtherName(each, best));
  const allowed = readings.filter((each) => !denied.includes(each));
  const noted = besideName(query, allowed.filter(isNoted), best);
  const asked = besideName(
    query,
    allowed.filter((each) => isKind(each) && unmentioned.includes(each)),
    best,
  );
  const amounts = amountsIn(query)
    .filter(({ offset }) => offset >= segment.from && offset < segment.to)
    .map(({ text }) => text);
  const [quantity = '', ...others] = amounts;
  const unit = others.length === 0 ? orderedUnit(quantity, best) : undefined;
  const notes = [...noted, ...questionsIn(query, readings), ...(unit ? [] : amounts)];
  // What is known to be other goods (`toor dal`, `frozen peas`) is no note for those that are only similar.
  const areOthers = missing.some((each) => each.role === 'notListed' || unfit.includes(each));
  const isTurned = readings.some(({ role }) => role === 'turns');
  const isWhole = !areOthers && (isTurned || missing.length > 0);
  const note = isWhole ? typed(query, readings) : notes.join(', ');
  const keys = used.flatMap((reading) => reading.keys);
  return {
    hits: found.map((product) => {
      const { alsoCalled, ...title } = markNames(query, product, keys);
      // Raisins that are dark are not called golden.
      const isKindAsked = used.some((each) => isKindOfTitle(each, best) && asked.length > 0);
      return {
        product,
        ...title,
        ...(!isKindAsked && { alsoCalled }),
        ...(note && { note }),
        ...(unit && { amount: { quantity, unit } }),
      };
    }),
    missing: runsOf(query, denied, /^.[\s\p{Pd}/'’]*$/u).map((run) => typed(query, run)),
    asks: asked,
    matched: used
      .filter((reading) => !missing.includes(reading))
      .map((reading) => typed(query, [reading]))
      .join(' '),
    ...(dried && { dried }),
  };
}

/** Grams are an amount of what is sold by the gram. Of other goods they are a size: a chicken of 1000 g. */
function orderedUnit(quantity: string, { id }: Product): Unit | undefined {
  const unit = readQuantity(quantity)?.unit;
  return unit === 'g' ? productUnits.get(id) : unit;
}

/** Where no goods are named, what describes them may stand in their texts: `parboiled`. */
function withoutGoods(
  query: string,
  readings: readonly Reading[],
  unfit: readonly Reading[],
): SearchResult {
  const words = readings.filter(({ role }) => role !== 'fill' && role !== 'asked');
  const areAsks = words.every((reading) => isAsk(reading) && !unfit.includes(reading));
  if (areAsks && readings.some(({ role }) => role === 'asked'))
    return { hits: [], missing: [], asks: [], matched: '', isQuestion: true };
  const isDescribed = areAsks && words.length > 0;
  const described = isDescribed
    ? products.filter((product) => words.every((reading) => isMentioned(product, reading)))
    : [];
  const whole = typed(query, words.length > 0 ? words : readings);
  const isDenied = !isDescribed && !readings.some(({ role }) => role === 'begun');
  return {
    hits: described.map((product) => ({ product, titleRanges: [] })),
    missing: isDenied ? [whole] : [],
    asks: isDescribed && described.length === 0 ? [whole] : [],
    matched: whole,
  };
}

/** True for a form (`flour`) if the other goods of the query (`rice`) are not sold in that form. */
function isUnfit(reading: Reading, readings: readonly Reading[]): boolean {
  const fitting = productsByForm.get(spellingOf(reading.text));
  const others = readings
    .filter((other) => other.role === 'name' && (isFreshness(reading) || !isForm(other)))
    .flatMap(({ matches }) => [...(matches?.keys() ?? [])]);
  return fitting !== undefined && others.length > 0 && !others.some((each) => fitting.has(each));
}

function isForm({ text }: Reading): boolean {
  return productsByForm.has(spellingOf(text));
}

function isFreshness({ text }: Reading): boolean {
  return statesOfFreshGoods.has(spellingOf(text));
}

function isWholeName(reading: Reading): boolean {
  return ['name', 'weak'].includes(reading.role) && weightOf(reading) >= weights.kind;
}

function isFormOfOne(reading: Reading): boolean {
  return isForm(reading) && reading.matches?.size === 1;
}

// Weak words (`black`) find products only without unknown words: alone, if one is in a title; beside others, if one is
// a whole name.
function areGoodsNamed(used: readonly Reading[], readings: readonly Reading[]): boolean {
  if (used.some(({ role }) => role !== 'weak')) return true;
  if (readings.some(({ role }) => role === 'unknown')) return false;
  const isAlone = readings.every(({ role }) => ['weak', 'fill', 'joins', 'turns'].includes(role));
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
  const matched = mostMatched(products, surest).toSorted((one, other) => score(other) - score(one));
  // `fresh fish`: a word of a category (Fresh Fruits & Vegetables) adds nothing to what is named.
  const isNamed = surest.length > 1 && matched.some((product) => score(product) > weights.kindWord);
  const found = isNamed ? matched.filter((product) => score(product) > weights.kindWord) : matched;
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
  const { id, title, alt, description } = product;
  if (role === 'weak' && matches?.has(product)) return true;
  const texts = [title, alt, description, ...namesOf(id).names];
  const mentioned = wordsOf(texts.join(' ')).map(spellingOf);
  return wordsOf(text)
    .map(spellingOf)
    .every((word) => {
      // Words for one form share its products: what is `kuru` is mentioned as dried.
      const form = productsByForm.get(word);
      const isSame = (other: string) =>
        other === word || (form && form === productsByForm.get(other));
      return mentioned.some(isSame);
    });
}
