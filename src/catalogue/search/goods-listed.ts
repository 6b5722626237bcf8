import type { Reading } from './read-query';
import { weights } from './search-index';

/** Splits `prawns & fish` into the readings of each, where each names goods; `black, whole` and `dry fruits and nuts` stay. */
export function goodsListed(query: string, readings: readonly Reading[]): Reading[][] {
  const lists: Reading[][] = [[]];
  for (const [index, reading] of readings.entries()) {
    const before = query.slice(readings[index - 1]?.to ?? reading.from, reading.from);
    if (/[,;&+،؛、，；و]/.test(before)) lists.push([]);
    if (reading.role === 'joins') lists.push([]);
    else lists.at(-1)?.push(reading);
  }
  const goods = lists.filter((list) => list.some(({ role }) => role !== 'fill'));
  if (goods.length > 1 && goods.every((list) => list.some(areGoods))) return goods;
  return readings.length > 0 ? [[...readings]] : [];
}

function areGoods({ role, matches }: Reading): boolean {
  if (role === 'notListed') return true;
  const isNamed = role === 'name' || role === 'weak';
  return isNamed && [...(matches?.values() ?? [])].some((weight) => weight >= weights.kind);
}
