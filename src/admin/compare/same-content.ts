import { isRecord, ownValue } from '@/lib/is-record';

/** PostgreSQL's jsonb reorders keys, so their order does not count. A missing key equals an undefined value. */
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
