import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChangeList } from '@/admin/change-list';
import { formatDayTime } from '@/admin/dates';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Modal } from '@/components/ui/modal';
import { differences } from '@/content/differences';
import { type MergeChoices, mergeSection } from '@/content/merge';
import type { SectionKey } from '@/content/section';
import { ConflictChoice } from './conflict-choice';
import type { Conflict } from './editor-state';
import type { SectionEditor } from './section-editor';

type ConflictDialogProps = {
  section: SectionKey;
  editor: SectionEditor;
  conflict: Conflict | null;
  onReplace: (content: unknown) => void;
  onPublish: () => void;
};

/** Somebody else has saved or published since the form was opened: both texts become one. */
export function ConflictDialog({ conflict, editor, ...dialog }: ConflictDialogProps) {
  return (
    <Modal
      open={conflict !== null}
      onClose={editor.keepEditing}
      label="Somebody else has changed this section"
      className="dialog w-[min(52rem,100%-2rem)]"
    >
      {conflict && <Combination {...dialog} editor={editor} conflict={conflict} />}
    </Modal>
  );
}

type CombinationProps = Omit<ConflictDialogProps, 'conflict'> & { conflict: Conflict };

function Combination({ section, editor, conflict, onReplace, onPublish }: CombinationProps) {
  const { getValues } = useFormContext();
  // The form may not change under the dialog, and neither may what is decided about.
  const [mine] = useState(() => structuredClone(getValues()));
  const [choices, setChoices] = useState<MergeChoices>({});
  const [discarding, setDiscarding] = useState(false);
  const { theirs, base, kind } = conflict;
  const merge = mergeSection(section, base, mine, theirs.content);
  const theirChanges = differences(section, base, theirs.content);

  function combine() {
    const combination = merge.combine(choices);
    editor.accept(conflict);
    onReplace(combination);
    if (kind === 'live') onPublish();
    else void editor.save();
  }

  function discardMine() {
    editor.keepDiscarded();
    onReplace(theirs.content);
    editor.accept(conflict);
  }

  return (
    <>
      <h2 className="text-subheading">Somebody else has changed this section</h2>
      <p className="mt-2">
        <span className="font-semibold">{theirs.by || 'An administrator'}</span>{' '}
        {theirs.what === 'live' ? 'published it' : 'saved a draft of it'} on{' '}
        <time dateTime={theirs.at}>{formatDayTime(theirs.at)}</time>, after you had opened it.
        Nothing of yours is lost.
      </p>
      {merge.conflicts.length > 0 ? (
        <>
          <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">
            {merge.conflicts.length === 1
              ? 'You both changed one field: choose a text'
              : `You both changed ${merge.conflicts.length} fields: choose a text for each`}
          </h3>
          <div className="mt-3 grid gap-4">
            {merge.conflicts.map((each) => (
              <ConflictChoice
                key={each.path}
                conflict={each}
                chosen={choices[each.path] ?? 'mine'}
                onChoose={(side) => setChoices({ ...choices, [each.path]: side })}
              />
            ))}
          </div>
        </>
      ) : (
        <p className="mt-2">You changed different fields, so both can stand.</p>
      )}
      <details className="mt-5">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-ember">
          What they changed
        </summary>
        <div className="mt-2 rounded-xl bg-sand p-4">
          {theirChanges.length > 0 ? (
            <ChangeList changes={theirChanges} level={4} />
          ) : (
            'Nothing that you have not.'
          )}
        </div>
      </details>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => setDiscarding(true)}>
          Discard mine
        </Button>
        <Button variant="outline" onClick={editor.keepEditing}>
          Keep editing
        </Button>
        <Button onClick={combine}>
          {kind === 'live' ? 'Publish this combination' : 'Save this combination'}
        </Button>
      </div>
      <ConfirmDialog
        open={discarding}
        title="Discard your version?"
        confirm="Discard mine"
        cancel="Go back"
        onConfirm={discardMine}
        onCancel={() => setDiscarding(false)}
      >
        The form then shows theirs. A copy of yours stays on this device for 7 days.
      </ConfirmDialog>
    </>
  );
}
