import type { Token } from '@/catalogue/goods/folding';
import { amountsIn, type TypedAmount } from '@/catalogue/quantity/amounts-in';
import { cutsAtAmounts, cutsAtSigns, cutsInRow, isInBrackets } from './cuts';
import { runsOf } from './notes';
import { areGoods, isIgnored, productsOf, type Reading } from './read-query';
import { eitherKeys, unitKeys } from './search-index';

/** One of the goods in a query. */
export type Segment = {
  readings: readonly Reading[];
  amounts: readonly TypedAmount[];
  /** The first amount behind it. */
  next?: TypedAmount;
};

/** Splits `prawns & fish` and `onion 20kg potato 50kg` where both sides name goods; `black, whole` and `dry fruits and nuts` stay. */
export function goodsListed(query: string, read: readonly Reading[]): Segment[] {
  const readings = read.map((each, index): Reading => {
    const before = read[index - 1]?.role;
    // `بوري` is a fish, and a sack: `چنے 9mm بوری`.
    const isPack = unitKeys.has(each.keys[0] ?? '') && before !== 'joins';
    const areBefore = read.slice(0, index).some(({ role }) => role === 'name');
    // Nor is the salt of `cashew 10 kg without salt` goods.
    const isNone = before === 'turns' || (isPack && areBefore);
    return isNone && each.role === 'notListed' ? { ...each, role: 'describes' } : each;
  });
  const amounts = amountsIn(query).map((amount) => {
    // Not `je` of `je cherche riz et lentilles 20 kg`
    const each = readings.find(({ role, from, to }) => {
      const between = query.slice(Math.min(to, amount.to), Math.max(from, amount.from));
      return role === 'each' && /^\s*(?:of|de)?\s*$/i.test(between);
    });
    return { ...amount, each, isOfEach: amount.isOfEach || each !== undefined };
  });
  /** `2 bags 30kg` of each is one. */
  const forEach = runsOf(query, amounts).filter((run) => run.some(({ isOfEach }) => isOfEach));
  const firstGoods = readings.find(areGoods)?.from ?? 0;
  const isOr = (cut: number) =>
    query[cut] === '/' ||
    readings.some(({ from, keys }) => from === cut && eitherKeys.has(keys[0] ?? ''));
  function segmentOf(from: number, to = query.length): Segment {
    const isWithin = (token: Token) => token.from >= from && token.from < to;
    const words = readings.filter(isWithin);
    const own = amounts.filter(isWithin);
    // `onion, tomato 5 kg each`, `5 kg of each: onion, tomato`
    const shared = forEach.find(([{ from: at } = { from }]) => at >= to || at < firstGoods);
    const next = amounts.find((each) => each.from >= to);
    // `salmon or tuna 5 kg`
    const either = next && isOr(to) ? [next] : [];
    const ordered = own.length > 0 ? own : (shared ?? either);
    const named = words[0]?.role === 'joins' ? words.slice(1) : words;
    return { readings: withPurpose(named), amounts: ordered, next };
  }
  const segmentsOf = (cuts: readonly number[]) =>
    [0, ...cuts].map((from, index) => segmentOf(from, cuts[index]));
  const atSigns = cutsAtSigns(query, readings);
  const signs = isOfTender(query, segmentsOf(atSigns)) ? [] : atSigns;
  const isInRow = amounts.length === 0 || forEach.length > 0;
  const inRow = isInRow ? cutsInRow(readings, forEach.length > 0) : [];
  /** Those of the cuts with goods on both sides. */
  function kept(cuts: readonly number[]): number[] {
    const between: number[] = [];
    for (const [index, cut] of cuts.entries()) {
      const sides = [segmentOf(between.at(-1) ?? 0, cut), segmentOf(cut, cuts[index + 1])];
      const isPair = isOr(cut) && query.split('/').length < 3;
      // `turmeric 5kg, radhuni 10kg`: with an amount of its own, a brand is goods.
      const areOrdered = sides.every((side) => side.amounts.length > 0);
      const areSeveral = sides.every((side) => isOfGoods(side, signs.includes(cut), areOrdered));
      // `prawns 150 kg for a buffet`
      const isPurpose = readings.find(({ from }) => from >= cut)?.role === 'purpose';
      if (areSeveral && !isPurpose && !(isPair && areOne(sides))) between.push(cut);
    }
    return between;
  }
  const bySigns = kept(signs);
  // `onion 5 potato 10 garlic 3 kg, sugar 10kg`
  const byAmounts = segmentsOf(bySigns).flatMap(cutsAtAmounts);
  const cuts = kept([...bySigns, ...byAmounts].sort((one, other) => one - other));
  if (readings.length === 0) return [];
  const segments = segmentsOf(cuts.length > 0 ? cuts : kept(inRow));
  if (segments.length > 1) return segments;
  // With one of the goods, its word stays: `lamb legs 2 kg each`, `semolina fine + coarse 25kg each`
  for (const amount of amounts) {
    if (!amount.each || amount.each.from < amount.from) continue;
    amount.unit = undefined;
    amount.to = amount.each.to;
    amount.text = query.slice(amount.from, amount.to);
  }
  return segments;
}

/** `Salt, iodized, 700 g x 24, 15 ctn` is one, as tenders have it: behind all its words, amounts stand alone. */
function isOfTender(query: string, [goods, ...others]: readonly Segment[]): boolean {
  const goodsIn = ({ readings }: Segment) =>
    readings.filter((each) => areGoods(each) && !isInBrackets(query, each.from));
  const named = goods?.readings.flatMap(productsOf) ?? [];
  // `cumin, pepper, 5 kg` and `cumin, cinnamon, 5 kg` are several, `fish fillet, hamour, 5 kg` is one.
  const isOther = (reading: Reading) =>
    productsOf(reading).some((product) => !named.includes(product)) ||
    (reading.role === 'notListed' && named.length === 1);
  const isOrdered = ({ amounts }: Segment) => amounts.length > 0;
  return (
    goods?.amounts.length === 0 &&
    others.some(isOrdered) &&
    others.every((each) => !goodsIn(each).some(isOrdered(each) ? areGoods : isOther))
  );
}

/** Two names of one: `zereshk / barberry`, `jeera / cumin`. */
function areOne(sides: readonly Segment[]): boolean {
  const found = sides.map(({ readings }) => readings.flatMap(productsOf));
  return found.flat().every((product) => found.every((some) => some.includes(product)));
}

/** Between signs, what is not known is goods, too. With an amount, it may be described: `assam ctc 10kg`. */
function isOfGoods({ readings, amounts }: Segment, isSign: boolean, areOrdered: boolean): boolean {
  const words = readings.filter(({ role }) => role !== 'ignored');
  const isUnknown = ({ role }: Reading) => role === 'unknown' || (role === 'brand' && areOrdered);
  const areUnknown =
    amounts.length > 0 ? words.some(isUnknown) : words.length > 0 && words.every(isUnknown);
  return words.some(areGoods) || (isSign && areUnknown);
}

/** What goods are for is a note. It describes them (`potatoes for chips`), or is one of their names (`rice for biryani`). */
function withPurpose(readings: readonly Reading[]): Reading[] {
  const at = readings.findIndex(
    ({ role }, index) => role === 'purpose' && readings.slice(0, index).some(areGoods),
  );
  const words = readings.filter(({ text }, index) => at >= 0 && index > at && !isIgnored(text));
  const goods = readings.slice(0, at + 1).flatMap(productsOf);
  const isName = words.flatMap(productsOf).some((each) => goods.includes(each));
  return readings.map((reading, index): Reading => {
    if (words.length > 0 && index === at)
      return { ...reading, role: isName ? 'purpose' : 'describes' };
    if (words.includes(reading) && !isName)
      return { ...reading, role: 'describes', matches: undefined };
    return ['purpose', 'each'].includes(reading.role) ? { ...reading, role: 'ignored' } : reading;
  });
}
