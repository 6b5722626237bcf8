import type { EntryKind } from '@/admin/data/entries';
import type { Conflict, WriteKind } from '@/admin/saving/editor-state';
import { counted } from '@/lib/words';

const did = {
  published: 'published it',
  draft: 'saved a draft of it',
  discarded: 'discarded the draft',
  aside: 'set a text aside',
} satisfies Record<EntryKind, string>;

const where = {
  published: 'on the website now',
  draft: 'in the draft',
  discarded: 'after discarding',
  aside: 'set aside',
} satisfies Record<EntryKind, string>;

/** The texts of a conflict with somebody else, or with another window of the same account. */
export function conflictTexts({ theirs: { kind, by, byId } }: Conflict, userId: string) {
  const which = (forWhat: WriteKind) =>
    forWhat === 'published' ? 'Which should visitors see?' : 'Which text shall we keep?';
  if (byId === userId) {
    return {
      title: 'You changed this section in another window',
      who: 'You, in another window,',
      did: did[kind],
      mine: 'Yours, from this window',
      theirs: `Yours, from the other window (${where[kind]})`,
      whatMine: 'What you changed in this window',
      whatTheirs: 'What you changed in the other window',
      keepTheirs: 'Keep the other window’s, drop all changes here',
      question: (count: number, forWhat: WriteKind) =>
        `You changed ${textsWith(count)} in both windows. ${which(forWhat)}`,
    };
  }
  return {
    title: 'Somebody else has changed this section',
    who: by,
    did: did[kind],
    mine: 'Yours',
    theirs: `${by}’s (${where[kind]})`,
    whatMine: 'What you changed',
    whatTheirs: 'What they changed',
    keepTheirs: 'Keep theirs, drop all my changes',
    question: (count: number, forWhat: WriteKind) =>
      `You both changed ${textsWith(count)}. ${which(forWhat)}`,
  };
}

function textsWith(count: number): string {
  return count === 1 ? 'this text' : counted(count, 'text');
}
