import { hashKey } from '@tanstack/react-query';

/** PostgreSQL's jsonb reorders keys. `hashKey` sorts them, and to it a missing key equals an undefined value. */
export function sameContent(one: unknown, other: unknown): boolean {
  return hashKey([{ content: one }]) === hashKey([{ content: other }]);
}
