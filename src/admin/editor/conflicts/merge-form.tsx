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
  /** `count` is the number of conflicts. */
  confirm: (count: number) => string;
  onMerge: (choices: MergeChoices) => void;
  children: ReactNode;
};

const headingClass = 'mt-6 font-sans text-base font-semibold tracking-normal';

export function MergeForm(props: MergeFormProps) {
  const { section, ancestor, theirs, names, question, confirm, children } = props;
  // The form is watched because an upload may end behind the dialog.
  const mine = useWatch();
  const { conflicts, combine } = mergeSection(section, ancestor, mine, theirs);
  const { length } = conflicts;
  const changes = differences(section, mine, combine({}));

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Each radio group is named after its conflict's path.
    props.onMerge(Object.fromEntries(new FormData(event.currentTarget)) as MergeChoices);
  }

  return (
    <form onSubmit={onSubmit}>
      {length > 0 && (
        <>
          <h3 className={headingClass}>{question(conflicts)}</h3>
          <div className="mt-3 grid gap-4">
            {conflicts.map((conflict) => (
              <ConflictChoice key={conflict.path} conflict={conflict} names={names} />
            ))}
          </div>
        </>
      )}
      {changes.length > 0 && (
        <>
          <h3 className={headingClass}>
            {length > 0 ? 'What else changes in your form' : 'What changes in your form'}
          </h3>
          <div className="mt-3">
            <ChangeList changes={changes} />
          </div>
        </>
      )}
      {length === 0 && <p className="mt-4">What you have typed and not saved yet stays.</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {children}
        <Button type="submit">{confirm(length)}</Button>
      </div>
    </form>
  );
}
