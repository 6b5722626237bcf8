import type { ReactNode } from 'react';
import { AddedItem } from '@/admin/compare/change-list';
import { partsOfItem, valueText } from '@/admin/compare/differences';
import { numberedNames } from '@/admin/compare/item-name';
import type { MergeConflict } from '@/admin/compare/merge';
import { CaptionedPicture } from '@/admin/pictures/captioned-picture';
import { Sentence } from '@/components/sentence';
import type { PictureContent } from '@/content/fields/picture-schema';

type Side = 'mine' | 'theirs';

const textClass = 'block break-words whitespace-pre-line *:mt-2';

type ConflictChoiceProps = { conflict: MergeConflict; names: Readonly<Record<Side, string>> };

export function ConflictChoice({ conflict, names }: ConflictChoiceProps) {
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

/** If the order of a list changed, the side is an array: its item names are shown, numbered. */
function conflictSide(conflict: MergeConflict, side: Side | 'ancestor'): ReactNode {
  const { field } = conflict;
  const value = conflict[side];
  if (value === undefined) return 'Deleted';
  if (typeof value !== 'object') return valueText(conflict, value) || '(empty)';
  if (Array.isArray(value)) return numberedNames(field, value);
  // `formContent` has validated the shape.
  if (field?.kind === 'picture') return <CaptionedPicture picture={value as PictureContent} />;
  const parts = partsOfItem(conflict, value);
  return parts.length > 0 ? <AddedItem parts={parts} /> : 'Empty';
}
