import { itemName } from './field-labels';
import { type ListItem, namesOfItems } from './list-items';

type Items = Map<string, ListItem>;

/** The items that were added, moved and removed, in sentences. */
export function listSentences(before: Items, after: Items): string[] {
  const names = namesOfItems(after, before);
  const order = [...after.keys()];
  const staying = order.filter((id) => before.has(id));
  const inPlace = longestRun(staying.map((id) => before.get(id)?.position ?? 0));

  const added = order
    .filter((id) => !before.has(id))
    .map((id) => {
      const { item, position } = after.get(id) ?? {};
      return `Added “${itemName(item)}” as number ${position} of ${order.length}`;
    });
  const removed = [...before.keys()]
    .filter((id) => !after.has(id))
    .map((id) => `Removed ${names.quoted(id)}`);
  const moved = staying.flatMap((id) => {
    const from = before.get(id)?.position ?? 0;
    const to = after.get(id)?.position ?? 0;
    if (inPlace.has(from)) return [];
    if (from === to) {
      // Its position among other items is the same: "from 2 to 2" would read as no change.
      return [`Moved ${names.quoted(id)} to after ${names.quoted(order[to - 2] ?? '')}`];
    }
    return [`Moved “${itemName(after.get(id)?.item)}” from ${from} to ${to}`];
  });
  return [...added, ...moved, ...removed];
}

type Run = { value: number; previous: Run | undefined };

/** A longest increasing subsequence of distinct numbers: the items that need not move. */
function longestRun(values: readonly number[]): Set<number> {
  // By length - 1: the run of that length with the lowest last value so far.
  const runs: Run[] = [];
  for (const value of values) {
    const length = runs.findLastIndex((run) => run.value < value) + 1;
    runs[length] = { value, previous: runs[length - 1] };
  }
  const longest = new Set<number>();
  for (let run = runs.at(-1); run; run = run.previous) longest.add(run.value);
  return longest;
}
