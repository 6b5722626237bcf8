import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChangeList } from '@/admin/compare/change-list';
import { type Change, differences } from '@/admin/compare/differences';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { mergeIssues } from '@/admin/compare/merge-issues';
import { formatDayTime } from '@/admin/dates';
import { attempt } from '@/admin/editor/attempt';
import { DraftAuthors } from '@/admin/editor/draft-authors';
import type { EditorProps } from '@/admin/editor/editor-props';
import { issueInWords } from '@/admin/editor/notices/issue-notice';
import type { Conflict } from '@/admin/saving/form-state';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Modal } from '@/components/ui/modal';
import { conflictTexts } from './conflict-texts';
import { MergeForm } from './merge-form';

type ConflictDialogProps = EditorProps & { onOpenSheet: () => void };

/** Three-way merge, field by field, after somebody else has saved, published or discarded. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { status } = props.state;
  const conflict = status.is === 'conflict' ? status : null;
  return (
    <Modal
      open={conflict !== null}
      onClose={props.openForm.closeConflict}
      title={conflict ? conflictTexts(conflict, props.openForm.opened.userId).title : ''}
      className="dialog w-[min(52rem,100%-2rem)]"
    >
      {conflict && <Choices {...props} conflict={conflict} />}
    </Modal>
  );
}

function Choices(props: ConflictDialogProps & { conflict: Conflict }) {
  const { openForm, state, conflict, onOpenSheet } = props;
  const { section, userId } = openForm.opened;
  // Not a snapshot: an upload may end behind the dialog.
  const mine = useWatch();
  const [dropping, setDropping] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { theirs, kind } = conflict;
  const texts = conflictTexts(conflict, userId);
  const ancestor = openForm.baseContent;
  const merge = mergeSection(section, ancestor, mine, theirs.content);
  const { length } = merge.conflicts;
  const issues =
    length === 0 ? mergeIssues(section, merge.combine({}), [mine, theirs.content]) : [];

  function goOn(merged: unknown, choices: MergeChoices) {
    setFailure(undefined);
    const dropsMine = Object.values(choices).includes('theirs');
    void attempt(async () => {
      await openForm.restore(() => merged, dropsMine ? ['form'] : [], theirs);
      if (kind === 'published') onOpenSheet();
      else await openForm.save();
    }, setFailure);
  }

  return (
    <>
      <p className="mt-2">
        <bdi className="font-semibold">{texts.who}</bdi> {texts.did} on{' '}
        <time dateTime={theirs.at}>{formatDayTime(theirs.at)}</time>, after you had opened it.
        Nothing of yours is lost.
      </p>
      {length === 0 && issues.length === 0 && (
        <p className="mt-2">Both fit together, so both can stay.</p>
      )}
      {issues.map((issue) => (
        <p key={issue.name} className="mt-2">
          Together, they do not fit yet. {issueInWords(section, issue)}
        </p>
      ))}
      <MergeForm
        merge={merge}
        names={texts}
        question={texts.question(length)}
        confirm={
          kind === 'published'
            ? 'Continue to publish…'
            : length > 0
              ? 'Save my choice'
              : 'Save both'
        }
        onMerge={goOn}
        failure={failure}
        details={
          <div className="mt-5">
            <Changes
              title={texts.whatTheirs}
              changes={differences(section, ancestor, theirs.content)}
            />
            <Changes title={texts.whatMine} changes={differences(section, ancestor, mine)} />
          </div>
        }
      >
        <Button variant="outline" onClick={() => setDropping(true)}>
          {texts.keepTheirs}
        </Button>
        <Button variant="outline" onClick={openForm.closeConflict}>
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
          setFailure(undefined);
          void attempt(openForm.showHead, setFailure);
        }}
        onCancel={() => setDropping(false)}
      >
        <DraftAuthors openForm={openForm} state={state} />
        The form then shows the other version. Your changes stay in the history, from where they can
        be restored.
      </ConfirmDialog>
    </>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-ember">{title}</summary>
      <div className="mt-2 mb-4 rounded-xl bg-sand p-4">
        {changes.length > 0 ? <ChangeList changes={changes} level={4} /> : 'Nothing.'}
      </div>
    </details>
  );
}
