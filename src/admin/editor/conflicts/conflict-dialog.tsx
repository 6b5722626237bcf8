import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChangeList } from '@/admin/changes/change-list';
import { WhoseDraft } from '@/admin/colleagues/whose-draft';
import { type Change, differences } from '@/admin/compare/differences';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { formatDayTime } from '@/admin/dates';
import type { EditorProps } from '@/admin/editor/editor-props';
import type { Conflict } from '@/admin/saving/editor-state';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Modal } from '@/components/ui/modal';
import { unreadableReason } from '@/content/sections/readable-content';
import { ConflictChoice } from './conflict-choice';
import { conflictWords } from './conflict-words';

type ConflictDialogProps = EditorProps & { onPublish: () => void };

/** Three-way merge, field by field, after somebody else has saved or published. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict } = props.state;
  return (
    <Modal
      open={conflict !== null}
      onClose={props.editor.keepEditing}
      label={conflict ? conflictWords(conflict, props.opened.userId).title : ''}
      className="dialog w-[min(52rem,100%-2rem)]"
    >
      {conflict && <MergeForm {...props} conflict={conflict} />}
    </Modal>
  );
}

function MergeForm(props: ConflictDialogProps & { conflict: Conflict }) {
  const { conflict, editor, onReplace, keepThen, onDiscard, onPublish } = props;
  const { section, userId } = props.opened;
  // Not a snapshot: an upload may end behind the dialog.
  const mine = useWatch();
  const [choices, setChoices] = useState<MergeChoices>({});
  const [asked, setAsked] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const undecided = useRef<HTMLDivElement>(null);
  const { theirs, base, kind } = conflict;
  const words = conflictWords(conflict, userId);
  // Content damaged in SQL fits no form; merging the base instead keeps all of mine.
  const damaged = unreadableReason(section, theirs.content) !== undefined;
  const their = damaged ? base : theirs.content;
  const merge = mergeSection(section, base, mine, their);

  function combine() {
    if (!merge.conflicts.every(({ path }) => choices[path])) {
      setAsked(true);
      undecided.current?.querySelector<HTMLElement>('[data-undecided] input')?.focus();
      return;
    }
    const merged = merge.combine(choices);
    editor.rebaseOnTheirs(conflict);
    onReplace(merged);
    if (kind === 'live') onPublish();
    else void editor.save();
  }

  return (
    <>
      <h2 className="text-subheading">{words.title}</h2>
      <p className="mt-2">
        <bdi className="font-semibold">{words.who}</bdi>{' '}
        {theirs.what === 'live' ? 'published it' : 'saved a draft of it'} on{' '}
        <time dateTime={theirs.at}>{formatDayTime(theirs.at)}</time>, after you had opened it.
        Nothing of yours is lost.
      </p>
      {merge.conflicts.length > 0 ? (
        <>
          <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">
            {words.both(merge.conflicts.length)}
          </h3>
          <div ref={undecided} className="mt-3 grid gap-4">
            {merge.conflicts.map((each) => (
              <ConflictChoice
                key={each.path}
                conflict={each}
                names={words}
                chosen={choices[each.path]}
                missing={asked && !choices[each.path]}
                onChoose={(side) => setChoices({ ...choices, [each.path]: side })}
              />
            ))}
          </div>
        </>
      ) : (
        <p className="mt-2">
          {damaged
            ? 'What they wrote cannot be read, so yours takes its place.'
            : 'You changed different things, so both can stay.'}
        </p>
      )}
      <div className="mt-5">
        <Changes title={words.whatTheirs} changes={differences(section, base, their)} />
        <Changes title={words.whatMine} changes={differences(section, base, mine)} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => setDiscarding(true)}>
          {words.keepTheirs}
        </Button>
        <Button variant="outline" onClick={editor.keepEditing}>
          Keep editing
        </Button>
        <Button onClick={combine}>
          {kind === 'live' ? 'Publish my choice' : 'Save my choice'}
        </Button>
      </div>
      <ConfirmDialog
        open={discarding}
        title="Drop all your changes?"
        confirm="Drop my changes"
        cancel="Go back"
        onConfirm={() => {
          setDiscarding(false);
          void keepThen('discarding', () => onDiscard(conflict));
        }}
        onCancel={() => setDiscarding(false)}
      >
        <WhoseDraft opened={props.opened} state={props.state} />
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
