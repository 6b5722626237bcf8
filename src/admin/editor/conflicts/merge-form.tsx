import { type ReactNode, useRef, useState } from 'react';
import type { Merge, MergeChoices } from '@/admin/compare/merge';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConflictChoice } from './conflict-choice';

type MergeFormProps = {
  merge: Merge;
  /** What the two sides are called. */
  names: Readonly<Record<'mine' | 'theirs', string>>;
  /** Stands above the fields that both sides changed. */
  question: string;
  /** The button that merges. */
  confirm: string;
  onMerge: (merged: unknown, choices: MergeChoices) => void;
  /** Why the last attempt failed. */
  failure: string | undefined;
  details?: ReactNode;
  /** The other buttons. */
  children: ReactNode;
};

/** The fields that both sides changed, both texts to choose from, none preselected. */
export function MergeForm(props: MergeFormProps) {
  const { merge, names, question, confirm, onMerge, failure, details, children } = props;
  const [choices, setChoices] = useState<MergeChoices>({});
  const [asked, setAsked] = useState(false);
  const undecided = useRef<HTMLDivElement>(null);

  function finish() {
    if (merge.conflicts.every(({ path }) => choices[path])) {
      onMerge(merge.combine(choices), choices);
      return;
    }
    setAsked(true);
    undecided.current?.querySelector<HTMLElement>('[data-undecided] input')?.focus();
  }

  return (
    <>
      {merge.conflicts.length > 0 && (
        <>
          <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">{question}</h3>
          <div ref={undecided} className="mt-3 grid gap-4">
            {merge.conflicts.map((each) => (
              <ConflictChoice
                key={each.path}
                conflict={each}
                names={names}
                chosen={choices[each.path]}
                missing={asked && !choices[each.path]}
                onChoose={(side) => setChoices({ ...choices, [each.path]: side })}
              />
            ))}
          </div>
        </>
      )}
      {details}
      {failure && (
        <Alert className="mt-6">Nothing has changed: your text is still here. {failure}</Alert>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {children}
        <Button onClick={finish}>{confirm}</Button>
      </div>
    </>
  );
}
