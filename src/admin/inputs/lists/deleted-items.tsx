import { Undo2 } from 'lucide-react';
import type { ListItems } from './use-list-items';

/** The items deleted since the last save, each with an undo button. */
export function DeletedItems({ list: { deleted, undo } }: { list: ListItems }) {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-2 empty:hidden">
      {deleted.map((entry) => (
        <li
          key={entry.id}
          className="flex items-center justify-between gap-3 rounded-xl border border-edge border-dashed ps-4 pe-1"
        >
          <span className="min-w-0 break-words py-2">
            <bdi className="font-semibold">{entry.name}</bdi> was deleted
          </span>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the delete button that had the focus is gone, and this undoes it
            autoFocus={entry === deleted.at(-1)}
            aria-label={`Undo: bring ${entry.name} back`}
            onClick={() => undo(entry)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-ember hover:underline"
          >
            <Undo2 aria-hidden className="size-5" />
            Undo
          </button>
        </li>
      ))}
    </ul>
  );
}
