import { useState } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import type { MergeChoices } from '@/admin/compare/merge';
import { formatDayTime } from '@/admin/dates';
import type { EditorProps } from '@/admin/editor/use-open-form';
import type { Conflict } from '@/admin/saving/form-state';
import { mergeIn, showHead } from '@/admin/saving/replacing';
import { openSheet, save } from '@/admin/saving/sending';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Modal } from '@/components/ui/modal';
import { conflictTexts } from './conflict-texts';
import { MergeForm } from './merge-form';

type ConflictDialogProps = Pick<EditorProps, 'openForm'> & { conflict: Conflict };

export function ConflictDialog({ openForm, conflict }: ConflictDialogProps) {
  const { section, userId } = openForm.opened;
  const [dropping, setDropping] = useState(false);
  const { theirs, earlier, kind, failure } = conflict;
  const texts = conflictTexts(conflict, userId);
  const ancestor = openForm.baseContent;
  const isDiscarded = [...earlier, theirs].some((entry) => entry.kind === 'discarded');
  // Closing decides nothing: the bar goes on announcing the conflict, and the next save opens the dialog again.
  const close = () =>
    openForm.finishAction({ status: { ...conflict, isOpen: false, failure: undefined } });

  async function goOn(choices: MergeChoices) {
    if (!(await mergeIn(openForm, theirs, ancestor, choices))) return;
    await (kind === 'published' ? openSheet(openForm) : save(openForm));
  }

  function confirm(count: number): string {
    if (kind === 'published') return 'Continue to publish…';
    if (count > 0) return 'Save my choice';
    return isDiscarded ? 'Save without the discarded draft' : 'Save both';
  }

  return (
    <Modal open onClose={close} title={texts.title} className="dialog w-[min(52rem,100%-2rem)]">
      <p className="mt-2">
        <bdi className="font-semibold">{texts.who}</bdi> {texts.did} on{' '}
        <time dateTime={theirs.at}>{formatDayTime(theirs.at)}</time>, after you had opened it.
        {texts.before}
        {isDiscarded && ' The discarded draft stays in the history.'}
      </p>
      <MergeForm
        {...{ section, ancestor, confirm }}
        theirs={theirs.content}
        names={texts}
        question={texts.question}
        onMerge={(choices) => void goOn(choices)}
      >
        {failure && <Alert className="w-full">Your text is still here. {failure.message}</Alert>}
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
          void showHead(openForm);
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
