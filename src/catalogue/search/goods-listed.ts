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
  return readings.length > 0 ? [{ readings: [...readings], from: 0, to: query.length }] : [];
}

function areGoods(reading: Reading): boolean {
  if (reading.role === 'notListed' || reading.role === 'variety') return true;
  return isNamed(reading, weights[reading.role === 'name' ? 'titleWord' : 'kind']);
}

export function isNamed({ role, matches }: Reading, least: number): boolean {
  return ['name', 'weak'].includes(role) && Math.max(...(matches?.values() ?? [0])) >= least;
}
