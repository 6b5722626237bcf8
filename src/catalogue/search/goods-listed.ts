import type { Token } from '@/catalogue/goods/folding';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import type { Reading } from './read-query';
import { weights } from './search-index';
import { withoutAmounts } from './tokens-in';

/** One of the goods in a query. */
export type Segment = { readings: readonly Reading[]; amounts: readonly Token[] };

/** Splits `prawns & fish` and `onion 20kg potato 50kg` where each part names goods; `black, whole` and `dry fruits and nuts` stay. */
export function goodsListed(query: string, readings: readonly Reading[]): Segment[] {
  const amounts = amountsIn(query);
  const isForEach = amounts.length === 1 && /\beach\b/i.test(query);
  for (const cuts of [cutsAtSigns(query, readings), cutsAtAmounts(readings, amounts)]) {
    const segments = [0, ...cuts].map((from, index): Segment => {
      const to = cuts[index] ?? query.length;
      const isWithin = (token: Token) => token.from >= from && token.from < to;
      return {
        readings: withPurpose(readings.filter((each) => each.role !== 'joins' && isWithin(each))),
        amounts: isForEach ? amounts : amounts.filter(isWithin),
      };
    });
    const goods = segments.filter(
      ({ readings, amounts }) =>
        amounts.length > 0 || readings.some(({ role }) => role !== 'ignored'),
    );
    if (goods.length > 1 && goods.every(({ readings }) => readings.some(areGoods))) return goods;
  }
  return readings.length > 0 ? [{ readings: withPurpose(readings), amounts }] : [];
}

/** What goods are for is a note. It describes them (`potatoes for chips`), or is one of their names (`rice for biryani`). */
function withPurpose(readings: readonly Reading[]): Reading[] {
  const at = readings.findIndex(
    ({ role }, index) => role === 'purpose' && readings.slice(0, index).some(areGoods),
  );
  const goods = readings.slice(0, at).flatMap(({ matches }) => [...(matches?.keys() ?? [])]);
  const purpose = readings
    .slice(at + 1)
    .filter(({ role }) => at >= 0 && !['ignored', 'purpose', 'quote'].includes(role));
  const isName = purpose.some(({ matches }) => goods.some((each) => matches?.has(each)));
  const [told] = purpose.length > 0 ? [readings[at]] : [];
  return readings.map((reading): Reading => {
    if (isName && reading === told) return { ...reading, role: 'turns' };
    if (!isName && (reading === told || purpose.includes(reading)))
      return { ...reading, role: 'describes', matches: undefined };
    return reading.role === 'purpose' ? { ...reading, role: 'ignored' } : reading;
  });
}

function cutsAtSigns(query: string, readings: readonly Reading[]): number[] {
  const words = withoutAmounts(query);
  return readings.flatMap(({ role, from }, index) => {
    const end = readings[index - 1]?.to ?? 0;
    const sign = words.slice(end, from).search(/[,;&+،؛、，；و]/);
    return [...(sign >= 0 ? [end + sign] : []), ...(role === 'joins' ? [from] : [])];
  });
}

/** After the amounts of `onion 20kg potato 50kg`, before those of `20kg onion 50kg potato`. */
function cutsAtAmounts(readings: readonly Reading[], amounts: readonly Token[]): number[] {
  const isGoodsFirst = (readings[0]?.from ?? 0) < (amounts[0]?.from ?? 0);
  if (isGoodsFirst) return amounts.slice(0, -1).map(({ to }) => to);
  return amounts.slice(1).map(({ from }) => from);
}

function areGoods(reading: Reading): boolean {
  if (reading.role === 'notListed' || reading.role === 'variety') return true;
  return isNamed(reading, weights[reading.role === 'name' ? 'titleWord' : 'kind']);
}

export function isNamed({ role, matches }: Reading, least: number): boolean {
  return ['name', 'weak'].includes(role) && Math.max(...(matches?.values() ?? [0])) >= least;
}
