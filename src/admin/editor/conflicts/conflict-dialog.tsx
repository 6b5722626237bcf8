import { useState } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { dialogText } from '@/admin/editor/sentences';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { mergeTheirs, showNewest } from '@/admin/saving/actions';
import { baseContent, type Conflict } from '@/admin/saving/state';
import { Sentence } from '@/components/sentence';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Modal } from '@/components/ui/modal';
import { conflictTexts } from './conflict-texts';
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
    <Modal open onClose={close} title={texts.title} className="dialog w-[min(52rem,100%-2rem)]">
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
        onConfirm={() => {
          setDropping(false);
          void showNewest(openForm);
        }}
        onCancel={() => setDropping(false)}
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
