import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useField } from '@/admin/inputs/use-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { counted, withArticle } from '@/lib/words';
import { DeletedItems } from './deleted-items';
import { ListRow } from './list-row';
import { useListItems } from './use-list-items';

type ListInputProps = {
  name: string;
  hint?: string;
  /** Stands after the item's name while its row is folded, too. */
  note?: (item: unknown) => string | undefined;
  /** The fields of one item, whose name is like `slides.0`. */
  children: (itemName: string) => ReactNode;
};

/** A list whose items are added, edited, moved and deleted, by mouse, finger or keyboard. */
export function ListInput(props: ListInputProps) {
  const { name, hint, note, children } = props;
  const field = useField(name, 'list');
  const { label, one: noun, min, max, ownIssue } = field;
  const list = useListItems(name, field);
  const error = useWatch({ name, compute: (items: unknown) => ownIssue?.(items) });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const headingId = useId();
  const count = list.items.length;
  const full = fullText(count, max);
  const fewest =
    count <= min
      ? `At least ${counted(min, noun)} ${min === 1 ? 'has' : 'have'} to stay`
      : undefined;

  function onDragEnd({ active, over }: DragEndEvent) {
    const to = list.items.findIndex(({ id }) => id === over?.id);
    const from = list.items.findIndex(({ id }) => id === active.id);
    if (to >= 0 && from !== to) list.move(from, to);
  }

  return (
    <fieldset aria-labelledby={headingId} tabIndex={-1} data-field={name} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={headingId} className="font-semibold">
          {label}
        </p>
        <p className="text-sm text-stone">
          {count} of {max}
        </p>
      </div>
      {hint && <p className="mt-1 text-sm text-stone">{hint}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: list.announcements,
          screenReaderInstructions: {
            draggable:
              'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
          },
        }}
      >
        <SortableContext
          items={list.items.map(({ id }) => id)}
          strategy={verticalListSortingStrategy}
        >
          <ol className="mt-3 grid grid-cols-1 gap-2">
            {list.items.map(({ id }, index) => (
              <ListRow
                key={id}
                id={id}
                name={`${name}.${index}`}
                index={index}
                isLast={index === count - 1}
                fewest={fewest}
                inline={field.fields.size === 1}
                note={note}
                actions={list}
              >
                {children(`${name}.${index}`)}
              </ListRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {/* Below: above, it would move the switch that was pressed. */}
      {error && <Alert>{error}</Alert>}
      <DeletedItems deleted={list.deleted} onUndo={list.undo} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="small" disabled={full !== undefined} onClick={list.add}>
          <Plus aria-hidden className="size-5" />
          Add {withArticle(noun)}
        </Button>
        {full && <p className="text-sm text-stone">{full}</p>}
        {fewest && <p className="text-sm text-stone">{fewest}</p>}
      </div>
      <p role="status" className="sr-only">
        {list.announcement}
      </p>
    </fieldset>
  );
}

/** More than `max` items come of a merge. */
function fullText(count: number, max: number): string | undefined {
  if (count < max) return undefined;
  const most = `${count} of ${max}: delete`;
  const over = count - max;
  return over > 0
    ? `${most} ${over} to publish, ${over + 1} to add another`
    : `${most} one to add another`;
}
