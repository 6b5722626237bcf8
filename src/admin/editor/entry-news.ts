import type { Entry, EntryKind } from '@/admin/data/entries';
import { timeInWords } from '@/admin/dates';
import { isolated } from '@/lib/isolated';

export const kinds = {
  draft: { did: 'saved a draft', has: 'saved a newer text', isUnknown: 'it was saved' },
  published: { did: 'published', has: 'published a newer text', isUnknown: 'it was published' },
  discarded: { did: 'discarded the draft', isUnknown: 'the draft was discarded' },
  aside: { did: 'set a text aside', isUnknown: 'your text is kept in the history' },
} satisfies Record<EntryKind, { did: string; has?: string; isUnknown: string }>;

/** `did`: and when. */
export function entryNews({ kind, author, author_name, at }: Entry, userId: string) {
  const who = author === userId ? 'You, in another window,' : isolated(author_name);
  return { who, did: `${kinds[kind].did} ${timeInWords(at)}` };
}
