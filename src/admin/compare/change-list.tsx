import type { Change } from '@/admin/compare/differences';
import { listNames } from '@/lib/words';
import { AddedItem } from './added-item';
import { PictureChange } from './picture-change';
import { TextChange } from './text-change';

type ChangeListProps = {
  changes: readonly Change[];
  /** Heading level of the fields' names. */
  level?: 3 | 4 | 5;
  /** Who wrote a change. */
  authors?: ReadonlyMap<Change, readonly string[]>;
};

export function ChangeList({ changes, level = 3, authors }: ChangeListProps) {
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
          <Authors names={authors?.get(change)} />
        </li>
      ))}
    </ul>
  );
}

function Authors({ names }: { names: readonly string[] | undefined }) {
  return names && <p className="mt-1.5 text-sm text-stone">Written by {listNames(names)}</p>;
}

function ChangedField({ change }: { change: Change }) {
  if (change.kind === 'text') return <TextChange before={change.before} after={change.after} />;
  if (change.kind === 'picture') {
    return <PictureChange before={change.before} after={change.after} />;
  }
  return (
    <ul className="list-disc space-y-2 ps-5">
      {change.sentences.map((sentence, at) => (
        <li key={sentence} className="break-words">
          {sentence}
          <AddedItem parts={change.added[at] ?? []} />
        </li>
      ))}
    </ul>
  );
}
