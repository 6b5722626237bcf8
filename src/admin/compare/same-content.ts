import { hashKey } from '@tanstack/react-query';
import { isRecord } from '@/lib/is-record';

/** PostgreSQL's jsonb reorders keys. `hashKey` sorts them, and to it a missing key equals an undefined value. */
export function sameContent(one: unknown, other: unknown): boolean {
  return hashKey([{ content: one }]) === hashKey([{ content: other }]);
}

export function containsItem(content: unknown, item: unknown): boolean {
  if (Array.isArray(content)) {
    return content.some((each) => sameContent(each, item) || containsItem(each, item));
  }
  return isRecord(content) && Object.values(content).some((each) => containsItem(each, item));
}
