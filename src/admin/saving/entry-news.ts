import type { Entry } from '@/admin/data/entries';
import { formatTime } from '@/admin/dates';

const did = {
  published: 'published this section',
  draft: 'saved a draft of this section',
  discarded: 'discarded the draft of this section',
  aside: 'set a text of this section aside',
} satisfies Record<Entry['kind'], string>;

/** Who wrote an entry, and what that did. */
export function entryNews({ kind, by, byId }: Pick<Entry, 'kind' | 'by' | 'byId'>, userId: string) {
  return { who: byId === userId ? 'You, in another window,' : by, did: did[kind] };
}

/** The toast after a form without edits was filled with the newest entry. */
export function newestText(entry: Entry, userId: string) {
  const { who, did } = entryNews(entry, userId);
  return {
    tone: 'success',
    title: 'The newest text is in the form',
    description: `${who} ${did} at ${formatTime(entry.at)}. Look through it before you publish.`,
  } as const;
}
