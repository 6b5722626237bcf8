import { isRecord } from '@/lib/is-record';

/** The items of a list by id, in order; items without an id, or with a duplicate, by position (`@3`). */
export function itemsById(list: unknown): Map<string, unknown> {
  const items = new Map<string, unknown>();
  if (!Array.isArray(list)) return items;
  list.forEach((item: unknown, index) => {
    const id = idOf(item);
    items.set(id === undefined || items.has(id) ? `@${index + 1}` : id, item);
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
