import type { ReactNode, SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { ChangeList, FieldValue, ItemFields } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { type MergeChoices, type MergeConflict, mergeSection } from '@/admin/compare/merge';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { Sentence } from '@/components/sentence';
import { Button } from '@/components/ui/button';

type Names = Readonly<Record<'mine' | 'theirs', string>>;

type MergeFormProps = {
  ancestor: unknown;
  theirs: unknown;
  names: Names;
  question: (conflicts: readonly MergeConflict[]) => string;
  /** `count` is the number of conflicts. */
  confirm: (count: number) => string;
  /** What marks the changes, where there are any. */
  legend?: string;
  onMerge: (choices: MergeChoices) => void;
  children: ReactNode;
};

const headingClass = 'mt-6 font-sans text-base font-semibold tracking-normal';
const textClass = 'block break-words [&>:not(p)]:mt-2';

export function MergeForm(props: MergeFormProps) {
  const { ancestor, theirs, names, question, confirm, legend, children } = props;
  const { section } = useFormOfFields().opened;
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
          {legend && <p className="mt-1 text-stone">{legend}</p>}
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

export function ConflictChoice({ conflict, names }: { conflict: MergeConflict; names: Names }) {
  const { path, label, ancestor } = conflict;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-stone">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        <div className="min-w-0 rounded-xl bg-sand p-4">
          <p className="text-sm font-semibold">Before</p>
          <div dir="auto" className={textClass}>
            {ancestor == null ? 'It was not there.' : conflictSide(conflict, 'ancestor')}
          </div>
        </div>
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-line p-4 has-checked:border-leaf has-checked:bg-leaf/5 has-checked:outline has-checked:outline-leaf"
          >
            <input
              type="radio"
              name={path}
              value={side}
              required
              className="mt-0.5 size-5 shrink-0 accent-leaf"
            />
            <span className="min-w-0">
              <span className="block text-sm font-semibold">
                <Sentence>{names[side]}</Sentence>
              </span>
              <span dir="auto" className={textClass}>
                {conflictSide(conflict, side)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function conflictSide(conflict: MergeConflict, side: 'mine' | 'theirs' | 'ancestor'): ReactNode {
  const { field, [side]: value } = conflict;
  if (value === undefined) return 'Deleted';
  if (field?.kind === 'group') return <ItemFields field={field} item={value} />;
  return <FieldValue field={field} value={value} />;
}
