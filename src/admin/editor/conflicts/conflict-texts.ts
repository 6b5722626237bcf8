import { entryNews } from '@/admin/saving/entry-news';
import type { Conflict } from '@/admin/saving/form-state';
import { counted } from '@/lib/words';

const where = {
  published: 'on the website now',
  draft: 'in the draft',
  discarded: 'after discarding',
  aside: 'set aside',
} satisfies Record<Conflict['theirs']['kind'], string>;

export function conflictTexts({ kind, theirs }: Conflict, userId: string) {
  const which = kind === 'published' ? 'Which should visitors see?' : 'Which text shall we keep?';
  const texts = (count: number) => (count === 1 ? 'this text' : counted(count, 'text'));
  if (theirs.author === userId) {
    return {
      ...entryNews(theirs, userId),
      title: 'You changed this section in another window',
      mine: 'Yours, from this window',
      theirs: `Yours, from the other window (${where[theirs.kind]})`,
      whatMine: 'What you changed in this window',
      whatTheirs: 'What you changed in the other window',
      keepTheirs: 'Keep the other window’s, drop all changes here',
      question: (count: number) => `You changed ${texts(count)} in both windows. ${which}`,
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
    question: (count: number) => `You both changed ${texts(count)}. ${which}`,
  };
}
