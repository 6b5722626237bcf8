import type { Entry, EntryKind, Publication } from '@/admin/data/entries';
import { formatDayTime } from '@/admin/dates';

const names = {
  published: 'Published version',
  draft: 'Draft',
  discarded: 'Draft discarded',
  aside: 'Set aside',
} satisfies Record<EntryKind, string>;

/** Null is the original text. */
export function entryName(entry: Entry | null): string {
  return entry ? names[entry.kind] : 'Original text';
}

/** Behind its name: `by Layla, 12 Mar 2026, 14:03` */
export function entryOrigin(entry: Entry | null): string {
  if (!entry) return 'The text that the website came with';
  return `by ${entry.by}, ${formatDayTime(entry.at)}`;
}

/** What is on the website, or would be: `issues` keep visitors from seeing it. */
export type OnWebsite = Publication | null;

export function isOnWebsite(entry: Entry | null, published: OnWebsite): boolean {
  return entry ? entry.id === published?.id : published === null;
}
