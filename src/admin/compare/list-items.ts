import { isRecord } from '@/lib/is-record';
import { itemName } from './field-labels';

/** `position` counts from 1. */
export type ListItem = { item: unknown; position: number };

/** The items of a list by id; items without an id, or with a duplicate, by position (`@3`). */
export function itemsById(list: unknown): Map<string, ListItem> {
  const items = new Map<string, ListItem>();
  if (!Array.isArray(list)) return items;
  list.forEach((item: unknown, index) => {
    const id = idOf(item);
    const key = id === undefined || items.has(id) ? `@${index + 1}` : id;
    items.set(key, { item, position: index + 1 });
  });
  return items;
}

export function haveUniqueIds(list: readonly unknown[]): boolean {
  const ids = list.map(idOf);
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
}

function idOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item.id === 'string' && item.id !== '' ? item.id : undefined;
}

type ItemNames = {
  /** For a label: Quality (number 3) */
  plain: (id: string) => string;
  /** For a sentence: “Quality” (number 3) */
  quoted: (id: string) => string;
};

/** Names of the items of both lists, from the first if it has the item; equal names get their position. */
export function namesOfItems(
  first: Map<string, ListItem>,
  second: Map<string, ListItem>,
): ItemNames {
  const items = new Map([...second, ...first]);
  const names = new Map([...items].map(([id, { item }]) => [id, itemName(item)]));
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);

  const nameOf = (id: string) => names.get(id) ?? id;
  const numberOf = (id: string) =>
    (counts.get(nameOf(id)) ?? 0) > 1 ? ` (number ${items.get(id)?.position})` : '';
  return {
    plain: (id) => `${nameOf(id)}${numberOf(id)}`,
    quoted: (id) => `“${nameOf(id)}”${numberOf(id)}`,
  };
}
