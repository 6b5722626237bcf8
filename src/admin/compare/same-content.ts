import { isRecord, ownValue } from '@/lib/is-record';

/** Deep equality that ignores the order of keys, which jsonb changes, and keys whose value is undefined. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((item, index) => sameContent(item, other[index]))
    );
  }
  if (isRecord(one) && isRecord(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      sameContent(ownValue(one, key), ownValue(other, key)),
    );
  }
  return Object.is(one, other);
}

export function containsItem(content: unknown, item: unknown): boolean {
  if (Array.isArray(content)) {
    return content.some((each) => sameContent(each, item) || containsItem(each, item));
  }
  return isRecord(content) && Object.values(content).some((each) => containsItem(each, item));
}
