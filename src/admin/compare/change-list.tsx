import { AddedItem } from './added-item';
import type { Change } from './differences';
import { PictureChange } from './picture-change';
import { TextChange } from './text-change';

type ChangeListProps = {
  changes: readonly Change[];
  /** Heading level of the fields' names. */
  level?: 3 | 4 | 5;
};

export function ChangeList({ changes, level = 3 }: ChangeListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="divide-y divide-line">
      {changes.map((change) => (
        // The kind too: a list and its own fields may share a path.
        <li key={`${change.kind} ${change.path}`} className="py-4 first:pt-0 last:pb-0">
          <Heading className="font-sans text-sm font-semibold tracking-normal text-stone">
            {change.label}
          </Heading>
          <div className="mt-1.5">
            <ChangedField change={change} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function ChangedField({ change }: { change: Change }) {
  if (change.kind === 'text') return <TextChange before={change.before} after={change.after} />;
  if (change.kind === 'picture') {
    return <PictureChange before={change.before} after={change.after} />;
  }
  const { items, order } = change;
  return (
    <>
      {items.length > 0 && (
        <ul className="list-disc space-y-2 ps-5">
          {items.map(({ id, sentence, parts }) => (
            <li key={id} className="break-words">
              {sentence}
              <AddedItem parts={parts} />
            </li>
          ))}
        </ul>
      )}
      {order && (
        <>
          <p className="mt-2">Order changed</p>
          <div className="mt-2 grid grid-cols-2 gap-4">
            <Order word="Old" names={order.before} />
            <Order word="New" names={order.after} />
          </div>
        </>
      )}
    </>
  );
}

function Order({ word, names }: { word: string; names: readonly string[] }) {
  return (
    <div className="min-w-0 break-words">
      <p className="font-semibold">{word}</p>
      <p dir="auto" className="whitespace-pre-line">
        {names.map((name, at) => `${at + 1}. ${name}`).join('\n')}
      </p>
    </div>
  );
}
