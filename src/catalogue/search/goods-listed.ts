import type { Token } from '@/catalogue/goods/folding';
import type { Product } from '@/catalogue/products';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { readQuantity } from '@/catalogue/quantity/read-quantity';
import { isSort, runsOf } from './notes';
import type { Reading } from './read-query';
import { weights } from './search-index';
import { withoutAmounts } from './tokens-in';

/** One of the goods in a query. */
export type Segment = { readings: readonly Reading[]; amounts: readonly Token[] };

/** Splits `prawns & fish` and `onion 20kg potato 50kg` where both sides name goods; `black, whole` and `dry fruits and nuts` stay. */
export function goodsListed(query: string, readings: readonly Reading[]): Segment[] {
  const amounts = amountsIn(query);
  /** `2 bags 30kg` of each is one. */
  const groupOf = (amount: (typeof amounts)[number]) =>
    runsOf(query, amounts).find((run) => run.includes(amount)) ?? [];
  // Not `je` of `je cherche riz et lentilles 20 kg`
  const isBeside = (one: Token, other: Token) =>
    /^\s*(?:of|de)?\s*$/i.test(
      query.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)),
    );
  const forEach = amounts.filter(
    (amount) =>
      amount.isOfEach || readings.some((each) => each.role === 'each' && isBeside(each, amount)),
  );
  const isBeforeGoods = (amount: Token) =>
    readings.every(({ role, from }) => from > amount.from || role === 'ignored');
  function segmentOf(from: number, to = query.length): Segment {
    const isWithin = (token: Token) => token.from >= from && token.from < to;
    const within = readings.filter(isWithin);
    const own = amounts.filter(isWithin);
    // `onion, tomato 5 kg each`, `5 kg of each: onion, tomato`
    const shared = forEach.find((amount) => amount.from >= to || isBeforeGoods(amount));
    return {
      readings: withPurpose(within[0]?.role === 'joins' ? within.slice(1) : within),
      amounts: own.length === 0 && shared ? groupOf(shared) : own,
    };
  }
  // `prawns 150 kg for a buffet`
  const isPurpose = (cut: number) => readings.find(({ from }) => from >= cut)?.role === 'purpose';
  const all = cutsAtSigns(query, readings);
  const strong = all.filter((at) => !/[,،，]/.test(query[at] ?? ''));
  const signs = [0, ...strong].flatMap((from, index) => {
    const commas = all.filter((at) => at > from && at < (strong[index] ?? query.length));
    const parts = [from, ...commas].map((at, part) => segmentOf(at, commas[part] ?? strong[index]));
    const kept = isOfTender(query, parts) ? [] : commas;
    return from > 0 ? [from, ...kept] : kept;
  });
  for (const cuts of [signs, cutsAtAmounts(readings, amounts)]) {
    const kept: number[] = [];
    for (const [index, cut] of cuts.entries()) {
      const sides = [segmentOf(kept.at(-1) ?? 0, cut), segmentOf(cut, cuts[index + 1])];
      const isPair = query[cut] === '/' && query.split('/').length === 2 && forEach.length === 0;
      if (isPair && areOne(sides.map(({ readings }) => readings.filter(isListed)))) continue;
      const isSide = (side: Segment) => isOfGoods(side, cuts === signs, forEach.length > 0);
      if (sides.every(isSide) && !isPurpose(cut)) kept.push(cut);
    }
    if (kept.length > 0) return [0, ...kept].map((from, index) => segmentOf(from, kept[index]));
  }
  return readings.length > 0 ? [segmentOf(0)] : [];
}

/** `Salt, iodized, 700 g x 24, 15 ctn` is one, as tenders have it: behind all its words, amounts stand alone. */
function isOfTender(query: string, [goods, ...others]: readonly Segment[]): boolean {
  const goodsIn = ({ readings }: Segment) =>
    readings.filter((each) => areGoods(each) && !isInBrackets(query, each.from));
  const tail = others.findIndex(
    (segment) => segment.amounts.length > 0 && goodsIn(segment).length === 0,
  );
  const named = new Set(goods?.readings.filter(areGoods).flatMap(productsOf));
  const isOfGoods = (segment: Segment, index: number) => {
    const words = goodsIn(segment);
    // `cumin, pepper, 5 kg` and `cumin, cinnamon, 5 kg` are several, `fish fillet, hamour, 5 kg` is one.
    const isOther = words.flatMap(productsOf).some((product) => !named.has(product));
    const isUnlisted = named.size === 1 && words.some(({ role }) => role === 'notListed');
    return index < tail
      ? segment.amounts.length === 0 && !isOther && !isUnlisted
      : words.length === 0;
  };
  return tail >= 0 && goods?.amounts.length === 0 && others.every(isOfGoods);
}

/** Two names of one: `zereshk / barberry`, `jeera / cumin`. But `maida / atta` are sorts. */
function areOne(sides: readonly Reading[][]): boolean {
  const [first, second] = sides.map((side) => new Set(side.flatMap(productsOf)));
  if (!first || !second || sides.flat().some(isSort)) return false;
  return (
    first.size < 2 && [...first, ...second].every((each) => first.has(each) && second.has(each))
  );
}

function isInBrackets(query: string, at: number): boolean {
  return /\([^)]*$/.test(query.slice(0, at));
}

/** Between signs, what is not known is goods, too, described if an amount follows; `5 kg each` tells that there are several. */
function isOfGoods({ readings, amounts }: Segment, isSign: boolean, isForEach: boolean): boolean {
  const words = readings.filter(({ role }) => role !== 'ignored');
  const unknown = words.filter(({ role }) => role === 'unknown');
  const isDescribed = amounts.length > 0 && words[0]?.role === 'unknown';
  const areUnknown =
    unknown.length > 0 && (isForEach || isDescribed || unknown.length === words.length);
  return words.some(areGoods) || (isSign && areUnknown);
}

/** What goods are for is a note. It describes them (`potatoes for chips`), or is one of their names (`rice for biryani`). */
function withPurpose(readings: readonly Reading[]): Reading[] {
  const at = readings.findIndex(
    ({ role }, index) => role === 'purpose' && readings.slice(0, index).some(areGoods),
  );
  const goods = readings.slice(0, Math.max(at, 0)).flatMap(productsOf);
  const after = at < 0 ? [] : readings.slice(at + 1);
  const words = after.filter(({ role }) => !['ignored', 'each', 'purpose', 'quote'].includes(role));
  const [purpose] = words;
  const isName = purpose && productsOf(purpose).some((product) => goods.includes(product));
  return readings.map((reading, index): Reading => {
    if (words.length > 0 && index === at)
      return { ...reading, role: isName ? 'turns' : 'describes' };
    if (words.includes(reading) && !isName)
      return { ...reading, role: 'describes', matches: undefined };
    return ['purpose', 'each'].includes(reading.role) ? { ...reading, role: 'ignored' } : reading;
  });
}

/** Not the signs of `16/20`, `8mm/10mm`, `b/s` and `45+ mm`. */
const parting =
  /[,;&،؛、，；و]|(?<!\S)\+|\+(?=\S|$)|(?<!\p{N}\p{L}*|(?<!\p{L})\p{L})\/(?!\p{N}|\p{L}(?!\p{L})|لتر)/gu;

function cutsAtSigns(query: string, readings: readonly Reading[]): number[] {
  const joins = readings.flatMap(({ role, from }) =>
    role === 'joins' && !isInBrackets(query, from) ? [from] : [],
  );
  const signs = [...withoutAmounts(query).matchAll(parting)]
    .map(({ index }) => index)
    .filter(
      (at) => !readings.some(({ from, to }) => from <= at && at < to) && !isInBrackets(query, at),
    );
  return [...signs, ...joins].sort((one, other) => one - other);
}

/** After the amounts of `onion 20kg potato 50`, before those of `20kg onion 50kg potato`. */
function cutsAtAmounts(readings: readonly Reading[], amounts: readonly Token[]): number[] {
  const isGoodsFirst = (readings[0]?.from ?? 0) < (amounts[0]?.from ?? 0);
  if (!isGoodsFirst) return amounts.slice(1).map(({ from }) => from);
  return amounts.flatMap(({ text, to }, index) => {
    const [from, end] = [amounts[index - 1]?.to ?? 0, amounts[index + 1]?.from];
    const before = readings.filter((each) => each.from >= from && each.from < to);
    const after = readings.filter((each) => each.from >= to && each.from < (end ?? Infinity));
    // After the last amount, what may be a variety is none: Berbera is a port, too.
    const areOthers = after.some(
      ({ role }) => !['variety', 'ignored'].includes(role) || end !== undefined,
    );
    // `whole chicken 1100 g griller 10 ctn`
    const found = before.flatMap(productsOf);
    const isSize =
      readQuantity(text)?.unit === 'g' &&
      after.flatMap(productsOf).some((each) => found.includes(each));
    // `jasmine rice 25kg thai hom mali`
    const areUnlisted = end === undefined && ![...before, ...after].some(isListed);
    return areOthers && !isSize && !areUnlisted ? [to] : [];
  });
}

/** But not a size: `9mm mexico vs 8mm turkey`. */
function areGoods(reading: Reading): boolean {
  if (reading.role === 'variety') return !/^\p{Nd}/u.test(reading.text);
  if (['notListed', 'guessed'].includes(reading.role)) return true;
  return isNamed(reading, weights[reading.role === 'name' ? 'titleWord' : 'kind']);
}

export function isListed({ role }: Reading): boolean {
  return role === 'name' || role === 'variety' || role === 'weak';
}

function productsOf({ matches }: Reading): Product[] {
  return [...(matches?.keys() ?? [])];
}

export function isNamed({ role, matches }: Reading, least: number): boolean {
  return ['name', 'weak'].includes(role) && Math.max(...(matches?.values() ?? [0])) >= least;
}
