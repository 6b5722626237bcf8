import { isTimes } from '@/catalogue/quantity/read-quantity';
import type { Segment } from './goods-listed';
import { areGoods, isListed, isNamed, productsOf, type Reading } from './read-query';
import { weights } from './search-index';
import { withoutAmounts } from './tokens-in';

/** Not the signs of `16/20`, `8mm/10mm`, `b/s` and `45+ mm`. */
const parting =
  /[,;&،؛、，；و]|(?<!\S)\+|\+(?=[^\s,]|$)|(?<!\p{N}\p{L}*|(?<!\p{L})\p{L})\/(?!\p{N}|\p{L}(?!\p{L})|لتر)/gu;

export function cutsAtSigns(query: string, readings: readonly Reading[]): number[] {
  const signs = [...withoutAmounts(query).matchAll(parting)]
    .map(({ index }) => index)
    .filter((at) => !readings.some(({ from, to }) => from <= at && at < to));
  const joins = readings.filter(({ role }) => role === 'joins').map(({ from }) => from);
  const cuts = [...signs, ...joins].filter((at) => !isInBrackets(query, at));
  return cuts.sort((one, other) => one - other);
}

/** After the amounts of `onion 20kg potato 50`, before those of `20kg onion 50kg potato`. */
export function cutsAtAmounts({ readings, amounts: own }: Segment): number[] {
  // `onion 5 potato 10 garlic 3 kg`, but `irri 6 rice 10 kg`
  const isNameOfGoods = (reading?: Reading) =>
    reading && (reading.role === 'notListed' || isNamed(reading, weights.name));
  const counts = readings.filter(
    ({ text }, index) =>
      /^\p{Nd}{1,3}$/u.test(text) &&
      isNameOfGoods(readings[index - 1]) &&
      isNameOfGoods(readings[index + 1]),
  );
  const amounts = [...own, ...counts].sort((one, other) => one.from - other.from);
  const goods = readings.find(areGoods)?.from ?? 0;
  if (goods > (amounts[0]?.from ?? 0)) return amounts.slice(1).map(({ from }) => from);
  return amounts.flatMap(({ to, ...amount }, index) => {
    const next = amounts[index + 1];
    const after = readings.filter(({ from }) => from >= to && from < (next?.from ?? Infinity));
    // `whole chicken 1100 g griller 10 ctn`
    const found = readings.filter(({ from }) => from < to).flatMap(productsOf);
    const isSize =
      'unit' in amount &&
      amount.unit === 'g' &&
      after.flatMap(productsOf).some((each) => found.includes(each));
    // `ketchup 5kg heinz x 4` is one. Behind the last amount, varieties alone are no goods (Berbera is a port, too), nor are
    // any where nothing is listed: `jasmine rice 25kg thai hom mali`.
    const areOthers = next
      ? after.some((each) => isListed(each) || !isTimes(next.text))
      : after.some(({ role }) => role !== 'variety') && readings.some(isListed);
    return areOthers && !isSize ? [to] : [];
  });
}

/** Between the names of `laung dalchini tej patta`, some of them ours. */
export function cutsInRow(readings: readonly Reading[], isOfEach: boolean): number[] {
  const words = readings.filter(({ role }) => !['ignored', 'each', 'quote'].includes(role));
  const areMixed = words.some(({ role }) => role === 'notListed');
  const least = weights[areMixed ? 'kind' : 'titleWord'];
  const listed = words.filter((each) => each.role === 'name' && isNamed(each, least));
  const areAll = words.every((each) => each.role === 'notListed' || listed.includes(each));
  // Two may be one (`tomato ketchup`), as are two of the same goods: `chana chickpeas`.
  const others = words.filter(
    (each, index) => !productsOf(each).some((product) => words[index - 1]?.matches?.has(product)),
  );
  const areSeveral = areAll && listed.length > 0 && words.length > 2;
  return (isOfEach ? words : areSeveral ? others : []).map(({ from }) => from);
}

export function isInBrackets(query: string, at: number): boolean {
  return /\([^)]*$/.test(query.slice(0, at));
}
