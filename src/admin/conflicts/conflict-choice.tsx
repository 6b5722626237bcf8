import { useId } from 'react';
import { choiceName } from '@/admin/compare/choice-name';
import { itemName } from '@/admin/compare/field-labels';
import type { MergeConflict } from '@/admin/compare/merge';
import { isRecord } from '@/lib/is-record';

type Side = 'mine' | 'theirs';

type ConflictChoiceProps = {
  conflict: MergeConflict;
  chosen: Side;
  /** What the other version is called. */
  theirs: string;
  onChoose: (side: Side) => void;
};

/** One field that both sides changed, with both versions side by side. */
export function ConflictChoice({ conflict, chosen, theirs, onChoose }: ConflictChoiceProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-stone">{conflict.label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-line p-4 has-checked:border-leaf has-checked:bg-leaf/5 has-checked:outline has-checked:outline-leaf"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-5 shrink-0 accent-leaf"
            />
            <span className="min-w-0">
              <span className="block text-sm font-semibold">
                {side === 'mine' ? 'Yours' : theirs}
              </span>
              <span dir="auto" className="block max-h-60 overflow-y-auto whitespace-pre-line">
                {conflictText(conflict, side)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One side of a conflict in words. An array is an order of list items, told by their names. */
function conflictText(conflict: MergeConflict, side: Side): string {
  const value = conflict[side];
  if (value === undefined) return 'Deleted';
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (typeof value === 'string') {
    if (value.trim() === '') return '(empty)';
    return conflict.kind === 'choice' ? choiceName(value) : value;
  }
  if (Array.isArray(value))
    return value.map((item, at) => `${at + 1}. ${itemName(item)}`).join('\n');
  if (isRecord(value) && value.kind === 'uploaded') return 'An uploaded picture';
  if (isRecord(value) && value.kind === 'site') return `The site's picture “${String(value.name)}”`;
  return itemName(value);
}
