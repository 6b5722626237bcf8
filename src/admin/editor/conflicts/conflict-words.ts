import type { Conflict } from '@/admin/saving/editor-state';
import { counted } from '@/lib/words';

/** The words of a conflict with somebody else, or with another window of the same account. */
export function conflictWords({ theirs: { what, by, byId } }: Conflict, userId: string) {
  const where = what === 'live' ? 'on the website now' : 'in the draft';
  if (byId === userId) {
    return {
      title: 'You changed this section in another window',
      who: 'You, in another window,',
      mine: 'Yours, from this window',
      theirs: `Yours, from the other window (${where})`,
      whatMine: 'What you changed in this window',
      whatTheirs: 'What you changed in the other window',
      keepTheirs: 'Keep the other window’s, drop all changes here',
      both: (count: number) =>
        `You changed ${textsWith(count)} in both windows. Which should visitors see?`,
    };
  }
  return {
    title: 'Somebody else has changed this section',
    who: by || 'An administrator',
    mine: 'Yours',
    theirs: `${by ? `${by}’s` : 'Theirs'} (${where})`,
    whatMine: 'What you changed',
    whatTheirs: 'What they changed',
    keepTheirs: 'Keep theirs, drop all my changes',
    both: (count: number) => `You both changed ${textsWith(count)}. Which should visitors see?`,
  };
}

function textsWith(count: number): string {
  return count === 1 ? 'this text' : counted(count, 'text');
}
