/** Which side's order a merged list takes; 'both' is a conflict between two new orders. */
export function whoseOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): 'mine' | 'theirs' | 'both' {
  const order = (ids: readonly string[], ...others: (readonly string[])[]) => {
    const sets = others.map((other) => new Set(other));
    return ids.filter((id) => sets.every((set) => set.has(id))).join('/');
  };
  if (order(mine, theirs) === order(theirs, mine)) return 'mine';
  const isMoved = order(mine, base, theirs) !== order(base, mine, theirs);
  const isMovedByThem = order(theirs, base, mine) !== order(base, mine, theirs);
  if (isMoved === isMovedByThem) return 'both';
  return isMoved ? 'mine' : 'theirs';
}

/** The first list, with each id that only the second has inserted after its predecessor there. */
export function interleaved(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  const known = new Set(first);
  second.forEach((id, at) => {
    if (!known.has(id)) order.splice(order.indexOf(second[at - 1] ?? '') + 1, 0, id);
  });
  return order;
}
