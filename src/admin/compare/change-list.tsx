import type { ReactNode } from 'react';
import { CaptionedPicture } from '@/admin/pictures/captioned-picture';
import type { Change } from './differences';
import { type WordPart, wordDifference } from './word-difference';

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="divide-y divide-line">
      {byLabel(changes).map(([label, labelled]) => (
        <li key={label} className="py-4 first:pt-0 last:pb-0">
          <h3 className="font-sans text-sm font-semibold tracking-normal text-stone">{label}</h3>
          <div className="mt-1.5 grid gap-2">
            {labelled.map((change) => (
              <ChangedField key={change.path} change={change} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function byLabel(changes: readonly Change[]) {
  const labels = new Set(changes.map(({ label }) => label));
  return [...labels].map(
    (label) => [label, changes.filter((change) => change.label === label)] as const,
  );
}

function ChangedField({ change }: { change: Change }) {
  const words = change.kind === 'text' ? wordDifference(change.before, change.after) : [];
  if (words.some(({ kind }) => kind === 'same')) {
    return (
      <p dir="auto" className="max-w-prose whitespace-pre-wrap break-words">
        {words.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state and no id
          <Part key={index} {...part} />
        ))}
      </p>
    );
  }
  if (change.kind === 'item') {
    return (
      <div className="break-words">
        {change.sentence}
        <AddedItem {...change} />
      </div>
    );
  }
  return (
    <>
      {change.kind === 'order' && <p>Order changed</p>}
      <div className="grid grid-cols-2 gap-4 *:min-w-0 *:break-words">
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <p className="mb-2 font-semibold">{side === 'before' ? 'Old' : 'New'}</p>
            {change.kind === 'picture' ? (
              <CaptionedPicture picture={change[side]} />
            ) : (
              <p dir="auto" className="whitespace-pre-line">
                {change[side] || '(empty)'}
              </p>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

type AddedItemProps = { sentence?: string; parts: readonly Change[] };

/** If the item's only part is a text and the change's sentence contains all of it, there is nothing to add. */
export function AddedItem({ sentence = '', parts }: AddedItemProps) {
  const isInSentence = (part: Change) => part.kind === 'text' && sentence.includes(part.after);
  if (parts.length < 2 && parts.every(isInSentence)) return null;
  return (
    <dl className="mt-2 mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-4 rounded-xl border border-line p-4">
      {byLabel(parts).map(([label, labelled]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold text-stone">{label}</dt>
          {labelled.map((part) => (
            <dd key={part.path} dir="auto" className="whitespace-pre-line">
              {addedValue(part)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function addedValue(part: Change): ReactNode {
  if (part.kind === 'picture') return <CaptionedPicture picture={part.after} />;
  if (part.kind !== 'item') return part.after;
  return part.parts.flatMap((each) => (each.kind === 'text' ? each.after : [])).join(' · ');
}

const looks = {
  removed: 'rounded-sm bg-ember/10 line-through decoration-ember',
  added: 'rounded-sm bg-leaf/10 underline decoration-leaf decoration-2 underline-offset-4',
};

function Part({ text, kind }: WordPart) {
  if (kind === 'same') return text;
  const Element = kind === 'removed' ? 'del' : 'ins';
  return (
    <Element className={looks[kind]}>
      {/* `dir="auto"` skips children with a `dir`, so this English label does not decide the text's direction. */}
      <span dir="ltr" className="sr-only">
        {` ${kind}: `}
      </span>
      {withVisibleSpace(text)}
    </Element>
  );
}

function withVisibleSpace(text: string): string {
  return text.trim() === '' ? text.replaceAll(' ', '␣').replaceAll('\n', '↵\n') : text;
}
