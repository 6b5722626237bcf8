import type { ReactNode, SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { type MergeChoices, type MergeConflict, mergeSection } from '@/admin/compare/merge';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { ConflictChoice } from './conflict-choice';

type MergeFormProps = {
  section: SectionKey;
  ancestor: unknown;
  theirs: unknown;
  names: Readonly<Record<'mine' | 'theirs', string>>;
  question: (conflicts: readonly MergeConflict[]) => string;
  /** `count` is the number of conflicts. `discards`: `theirs` is a discard, and merging it changes the form. */
  confirm: (count: number, discards: boolean) => string;
  isDiscard?: boolean;
  onMerge: (choices: MergeChoices) => void;
  details?: ReactNode;
  children: ReactNode;
};

export function MergeForm(props: MergeFormProps) {
  const { section, ancestor, theirs, names, question, confirm, isDiscard } = props;
  const { details, children } = props;
  // The form is watched because an upload may end behind the dialog.
  const mine = useWatch();
  const { conflicts, combine } = mergeSection(section, ancestor, mine, theirs);
  const { length } = conflicts;
  const undone = isDiscard ? differences(section, mine, combine({})) : [];
  const discards = undone.length > 0;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Each radio group is named after its conflict's path.
    props.onMerge(Object.fromEntries(new FormData(event.currentTarget)) as MergeChoices);
  }

  return (
    <form onSubmit={onSubmit}>
      {discards && (
        <>
          <p className="mt-2 mb-4">
            The discarded draft stays in the history. Without it, your form changes like this:
          </p>
          <ChangeList changes={undone} />
          {length === 0 && <p className="mt-4">What you typed since stays here.</p>}
        </>
      )}
      {length === 0 && !discards && (
        <p className="mt-2">There is nothing to choose: all that was changed is kept.</p>
      )}
      {length > 0 && (
        <>
          <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">
            {question(conflicts)}
          </h3>
          <div className="mt-3 grid gap-4">
            {conflicts.map((conflict) => (
              <ConflictChoice key={conflict.path} conflict={conflict} names={names} />
            ))}
          </div>
        </>
      )}
      {details}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {children}
        <Button type="submit">{confirm(length, discards)}</Button>
      </div>
    </form>
  );
}
