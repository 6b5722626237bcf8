import { amountsIn } from '@/catalogue/quantity/amounts-in';
import type { Reading } from './read-query';
import { weights } from './search-index';
import { withoutAmounts } from './tokens-in';

/** The readings of one of the goods in a query, with the offsets of the signs or words that part it from the others. */
export type Segment = { readings: Reading[]; from: number; to: number };

/** Splits `prawns & fish` into segments where each names goods; `black, whole` and `dry fruits and nuts` stay. */
export function goodsListed(query: string, readings: readonly Reading[]): Segment[] {
  const words = withoutAmounts(query);
  const segments: Segment[] = [{ readings: [], from: 0, to: query.length }];
  function part(at: number) {
    for (const last of segments.slice(-1)) last.to = at;
    segments.push({ readings: [], from: at, to: query.length });
  }
  let end = 0;
  for (const reading of readings) {
    const sign = words.slice(end, reading.from).search(/[,;&+،؛、，；و]/);
    if (sign >= 0) part(end + sign);
    if (reading.role === 'joins') part(reading.from);
    else segments.at(-1)?.readings.push(reading);
    end = reading.to;
  }
  const goods = segments.filter(({ readings }) => readings.some(({ role }) => role !== 'ignored'));
  if (goods.length > 1 && goods.every(({ readings }) => readings.some(areGoods))) return goods;
  const whole = { readings: [...readings], from: 0, to: query.length };
  return readings.length > 0 ? (partedByAmounts(query, whole) ?? [whole]) : [];
}

/** `onion 20kg potato 50kg` and `20kg onion 50kg potato`: each of the goods has an amount. */
function partedByAmounts(query: string, { readings, from, to }: Segment): Segment[] | undefined {
  const amounts = amountsIn(query);
  const isGoodsFirst = (readings[0]?.from ?? 0) < (amounts[0]?.from ?? 0);
  const cuts = isGoodsFirst ? amounts.map(({ to }) => to) : amounts.map(({ from }) => from);
  const inner = isGoodsFirst ? cuts.slice(0, -1) : cuts.slice(1);
  const starts = [from, ...inner];
  const segments = starts.map((start, index) => {
    const end = inner[index] ?? to;
    const own = readings.filter((each) => each.from >= start && each.from < end);
    return { readings: own, from: start, to: end };
  });
  const isEachNamed = segments.every(({ readings }) => readings.some(areGoods));
  return segments.length > 1 && isEachNamed ? segments : undefined;
}

function areGoods(reading: Reading): boolean {
  if (reading.role === 'notListed' || reading.role === 'variety') return true;
  return isNamed(reading, weights[reading.role === 'name' ? 'titleWord' : 'kind']);
}

export function isNamed({ role, matches }: Reading, least: number): boolean {
  return ['name', 'weak'].includes(role) && Math.max(...(matches?.values() ?? [0])) >= least;
}
