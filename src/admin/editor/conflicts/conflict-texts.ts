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
  const nouns = ['text', 'link'];
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
  const own = theirs.author === userId;
  const both = (conflicts: Conflicts) =>
    own ? `You changed ${what(conflicts)} in both windows` : `You both changed ${what(conflicts)}`;
  const author = own ? 'Yours, from the other window' : `${theirs.author_name}’s`;
  return {
    ...entryNews(theirs, userId),
    title: own
      ? 'You changed this section in another window'
      : 'Somebody else has changed this section',
    mine: own ? 'Yours, from this window' : 'Yours',
    theirs: `${author} (${where[theirs.kind]})`,
    whatMine: own ? 'What you changed in this window' : 'What you changed',
    whatTheirs: own ? 'What you changed in the other window' : 'What they changed',
    keepTheirs: own
      ? 'Keep the other window’s, drop changes here'
      : 'Keep theirs, drop all my changes',
    question: (conflicts: Conflicts) => `${both(conflicts)}. ${which(conflicts)}`,
  };
}
