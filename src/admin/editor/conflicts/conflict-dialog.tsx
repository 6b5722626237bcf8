import { useState } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import type { MergeConflict } from '@/admin/compare/merge';
import { newestOfAuthors } from '@/admin/data/entries';
import { dialogText, entryNews } from '@/admin/editor/sentences';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { mergeTheirs, showNewest } from '@/admin/saving/actions';
import { baseContent, type Conflict } from '@/admin/saving/state';
import { Sentence } from '@/components/sentence';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Modal } from '@/components/ui/modal';
import { isolated } from '@/lib/isolated';
import { counted, listNames } from '@/lib/words';
import { MergeForm } from './merge-form';

export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { openForm, state, section, userId } = useFormAndState();
  const [dropping, setDropping] = useState(false);
  const { theirs, earlier, of } = conflict;
  const problem = dialogText(state);
  const texts = conflictTexts(conflict, userId);
  const ancestor = baseContent(state);
  const isDiscarded = [...earlier, theirs].some((entry) => entry.kind === 'discarded');
  const close = () => openForm.dispatch({ is: 'question closed' });

  function confirm(count: number): string {
    if (of !== 'save') return 'Continue to publish…';
    if (count > 0) return 'Save my choice';
    return isDiscarded ? 'Save without the discarded draft' : 'Save both';
  }

  return (
    <Modal onClose={close} title={texts.title} className="dialog w-[min(52rem,100%-2rem)]">
      <p className="mt-2">
        <span className="font-semibold">
          <Sentence>{texts.who}</Sentence>
        </span>{' '}
        {texts.did}, after you had opened it.
        <Sentence>{texts.before}</Sentence>
        {isDiscarded && ' The discarded draft stays in the history.'}
      </p>
      <MergeForm
        {...{ ancestor, confirm }}
        theirs={theirs.content}
        names={texts}
        question={texts.question}
        onMerge={(choices) => void mergeTheirs(openForm, choices)}
      >
        {/* There from the first, so that the buttons stay where they are. */}
        <Alert className="min-h-6 w-full">{problem && <Sentence>{problem}</Sentence>}</Alert>
        <Button variant="outline" onClick={() => setDropping(true)}>
          {texts.keepTheirs}
        </Button>
        <Button variant="outline" onClick={close}>
          Keep editing
        </Button>
      </MergeForm>
      <ConfirmDialog
        open={dropping}
        title="Drop all your changes?"
        confirm="Drop my changes"
        cancel="Go back"
        onConfirm={() => void showNewest(openForm)}
        onClose={() => setDropping(false)}
      >
        <p className="mb-4">
          The form then shows the newest text. Your changes stay in the history, from where they can
          be restored:
        </p>
        <ChangeList changes={differences(section, ancestor, openForm.snapshot())} />
      </ConfirmDialog>
    </Modal>
  );
}

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
