import { PresentPicture } from '@/admin/inputs/pictures/present-picture';
import type { Change } from './differences';

/** What a new list item contains; nothing if its name, in the sentence above, says all of it. */
export function AddedItem({ parts }: { parts: readonly Change[] }) {
  const picture = parts.find(({ kind }) => kind === 'picture');
  const texts = parts.filter(({ kind }) => kind !== 'picture');
  if (parts.length < 2) return null;
  return (
    <div className="mt-2 mb-4 grid gap-4 rounded-xl border border-line p-4 sm:grid-flow-col sm:auto-cols-fr">
      {picture?.kind === 'picture' && <PresentPicture picture={picture.after} />}
      <dl className="grid gap-3">
        {texts.map((part) => (
          <div key={part.path}>
            <dt className="text-sm font-semibold text-stone">{part.label}</dt>
            <dd dir="auto" className="whitespace-pre-line">
              {asText(part)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A text, or each item of a list in a line of its own. */
function asText(part: Change): string {
  if (part.kind === 'text') return part.after;
  if (part.kind === 'picture') return part.after?.alt ?? '';
  return part.items.map(({ parts }) => parts.map(asText).join(' · ')).join('\n');
}
