import type { MergeConflict } from '@/admin/compare/merge';
import { entryNews } from '@/admin/saving/entry-news';
import type { Conflict } from '@/admin/saving/form-state';
import { counted } from '@/lib/words';

const where = {
  published: 'on the website now',
  draft: 'in the draft',
  discarded: 'after discarding',
  aside: 'set aside',
} satisfies Record<Conflict['theirs']['kind'], string>;

type Conflicts = readonly MergeConflict[];

function nounOf(conflicts: Conflicts): string | undefined {
  const nouns = ['text', 'link', 'picture'];
  return nouns.find((noun) => conflicts.every(({ field }) => field?.kind === noun));
}

export function whichToKeep(conflicts: Conflicts): string {
  return `Which ${nounOf(conflicts) ?? 'version'} shall we keep?`;
}

export function conflictTexts({ kind, theirs }: Conflict, userId: string) {
  const which = kind === 'published' ? () => 'Which should visitors see?' : whichToKeep;
  const what = (conflicts: Conflicts) => {
    const noun = nounOf(conflicts) ?? 'part';
    return conflicts.length === 1 ? `this ${noun}` : counted(conflicts.length, noun);
  };
  if (theirs.author === userId) {
    return {
      ...entryNews(theirs, userId),
      title: 'You changed this section in another window',
      mine: 'Yours, from this window',
      theirs: `Yours, from the other window (${where[theirs.kind]})`,
      whatMine: 'What you changed in this window',
      whatTheirs: 'What you changed in the other window',
      keepTheirs: 'Keep the other window’s, drop all changes here',
      question: (all: Conflicts) => `You changed ${what(all)} in both windows. ${which(all)}`,
    };
  }
  return {
    ...entryNews(theirs, userId),
    title: 'Somebody else has changed this section',
    mine: 'Yours',
    theirs: `${theirs.author_name}’s (${where[theirs.kind]})`,
    whatMine: 'What you changed',
    whatTheirs: 'What they changed',
    keepTheirs: 'Keep theirs, drop all my changes',
    question: (all: Conflicts) => `You both changed ${what(all)}. ${which(all)}`,
  };
}
