import { itemName } from './item-name';

type Items = ReadonlyMap<string, unknown>;

/** What happened to an item, as a sentence. */
export type ItemChange = { id: string; sentence: string };

/** The names of all items, in both orders. */
export type OrderChange = { before: string[]; after: string[] };

export type ListChanges = {
  /** The items that were added and removed, and the only one that was moved. */
  items: ItemChange[];
  /** Where more than one was moved. */
  order?: OrderChange;
};

export function listChanges(before: Items, after: Items): ListChanges {
  const changed = (ids: string[], list: Items, sentenceOf: (name: string) => string) =>
    ids.map((id) => ({ id, sentence: sentenceOf(`“${itemName(list.get(id))}”`) }));
  const [old, current] = [[...before.keys()], [...after.keys()]];
  const added = current.filter((id) => !before.has(id));
  const removed = old.filter((id) => !after.has(id));
  const items = [
    ...changed(added, after, (name) => `Added ${name}`),
    ...changed(removed, before, (name) => `Removed ${name}`),
  ];
  const [oldOrder, newOrder] = [without(added.concat(removed), old), without(added, current)];
  if (oldOrder.join() === newOrder.join()) return { items };

  const moved = newOrder.find(
    (id) => without([id], oldOrder).join() === without([id], newOrder).join(),
  );
  const [from, to] = [old, current].map((ids) => ids.indexOf(moved ?? '') + 1);
  if (moved !== undefined && from !== to) {
    const move = changed([moved], after, (name) => `Moved ${name} from ${from} to ${to}`);
    return { items: [...items, ...move] };
  }
  const names = (list: Items) => [...list.values()].map(itemName);
  return { items, order: { before: names(before), after: names(after) } };
}

function without(gone: readonly string[], ids: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}
