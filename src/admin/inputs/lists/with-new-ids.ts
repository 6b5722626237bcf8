import { randomId } from '@/lib/random-id';

/** A copy of a list item with new ids for itself and the items within it. */
export function withNewIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'id' ? randomId() : withNewIds(inner),
    ]),
  );
}
