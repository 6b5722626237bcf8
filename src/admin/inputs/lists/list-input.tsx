import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Plus, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { withArticle } from '@/lib/words';
import { ListRow } from './list-row';
import { useListItems } from './use-list-items';

type ListInputProps = {
  name: string;
  hint?: string;
  /** `rowName` is like `slides.0`. */
  children: (rowName: string) => ReactNode;
};

/** The first one counts. Rows differ in height, so their centres are compared only between rows, and by keyboard. */
const rowAtPointer: CollisionDetection = (args) => [...pointerWithin(args), ...closestCenter(args)];

export function ListInput({ name, hint, children }: ListInputProps) {
  const list = useListItems(name);
  const { items } = list;
  const { label, one: noun, max, ownIssue, isChecked } = list.field;
  const issue = useWatch({ name, compute: (items: unknown) => ownIssue?.(items) });
  // The error of an empty list waits for *Publish…*, like the error of an untouched field.
  const error = isChecked || items.length > 0 ? issue : undefined;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const headingId = useId();
  const excess = items.length - max;

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) list.move(list.indexOf(active.id), list.indexOf(over.id));
  }

  return (
    <fieldset aria-labelledby={headingId} tabIndex={-1} data-field={name} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={headingId} className="font-semibold">
          {label}
        </p>
        <p className="text-sm text-stone">
          {items.length} of {max}
        </p>
      </div>
      {hint && <p className="mt-1 text-sm text-stone">{hint}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={rowAtPointer}
        onDragEnd={onDragEnd}
        accessibility={{ announcements: list.announcements }}
      >
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          <ol className="mt-3 grid grid-cols-1 gap-2">
            {items.map(({ id }, index) => (
              <ListRow key={id} id={id} index={index} list={list}>
                {children(`${name}.${index}`)}
              </ListRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {/* Below the list: above it, the error would push down the checkbox that was just pressed. */}
      {error && <Alert>{error}</Alert>}
      <ul className="mt-3 grid grid-cols-1 gap-2 empty:hidden">
        {list.deleted.map((entry) => (
          <li
            key={entry.item.id}
            className="flex items-center justify-between gap-3 rounded-xl border border-edge border-dashed ps-4 pe-1"
          >
            <span className="min-w-0 break-words py-2">
              <bdi className="font-semibold">{entry.name}</bdi> was deleted
            </span>
            <button
              ref={focusOnMount}
              type="button"
              aria-label={`Undo: bring ${entry.name} back`}
              onClick={() => list.undo(entry)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-ember hover:underline"
            >
              <Undo2 className="size-5" />
              Undo
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="small" disabled={excess >= 0} onClick={list.add}>
          <Plus className="size-5" />
          Add {withArticle(noun)}
        </Button>
        {excess >= 0 && (
          // A merge may exceed `max`. How many have to go before publishing is said by the list's error.
          <p className="text-sm text-stone">
            {`${items.length} of ${max}: delete ${excess > 0 ? excess + 1 : 'one'} to add another`}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {list.announcement}
      </p>
    </fieldset>
  );
}
