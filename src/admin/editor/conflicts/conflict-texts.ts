import type { MergeConflict } from '@/admin/compare/merge';
import { newestOfAuthors } from '@/admin/data/entries';
import { entryNews } from '@/admin/editor/sentences';
import type { Conflict } from '@/admin/saving/state';
import { isolated } from '@/lib/isolated';
import { counted, listNames } from '@/lib/words';

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

export function conflictTexts({ of, theirs, earlier }: Conflict, userId: string) {
  const authors = newestOfAuthors([...earlier, theirs]);
  const own = authors.every(({ author }) => author === userId);
  const author = own ? 'Yours, from the other window' : `${isolated(theirs.author_name)}’s`;
  const before = authors
    .filter((each) => each !== theirs)
    .map((each) =>
      each.author === userId ? 'you, in another window,' : isolated(each.author_name),
    );
  return {
    ...entryNews(theirs, userId),
    title: own
      ? 'You changed this section in another window'
      : 'Somebody else has changed this section',
    before: before.length > 0 ? ` Before that, ${listNames(before)} had changed it, too.` : '',
    mine: own ? 'Yours, from this window' : 'Yours',
    theirs: `${authors.length > 1 ? 'The newest' : author} (${where[theirs.kind]})`,
    keepTheirs: own
      ? 'Keep the other window’s, drop changes here'
      : 'Keep theirs, drop all my changes',
    question(conflicts: Conflicts) {
      const noun = nounOf(conflicts) ?? 'part';
      const what = conflicts.length === 1 ? `this ${noun}` : counted(conflicts.length, noun);
      const both = authors.length > 1 ? 'and others' : 'both';
      const changed = own ? `changed ${what} in both windows` : `${both} changed ${what}`;
      const which = of === 'save' ? whichToKeep(conflicts) : 'Which should visitors see?';
      return `You ${changed}. ${which}`;
    },
  };
}
