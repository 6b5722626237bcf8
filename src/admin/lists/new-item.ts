/** An id for an item that has just been made; it keeps it for life. */
export function newId(): string {
  return crypto.randomUUID();
}

/** A copy of an item with an id of its own, and so for the items within it. */
export function withNewIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'id' ? newId() : withNewIds(inner)]),
  );
}
