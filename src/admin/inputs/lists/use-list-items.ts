import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { itemName } from '@/admin/compare/item-name';
import { interleaved } from '@/admin/compare/merge';
import { useField } from '@/admin/inputs/use-field';
import { emptyItem } from '@/content/sections/form-content';
import { randomId } from '@/lib/random-id';

type DeletedItem = { item: { id: string }; name: string };

export function useListItems(name: string) {
  const field = useField<'list'>(name);
  const { getValues } = useFormContext();
  const { append, insert, remove, move } = useFieldArray({ name, keyName: 'rowKey' });
  const text = field.defaultValues;
  const nothing = { of: text, announcement: '', deleted: [] as DeletedItem[] };
  const [done, setDone] = useState(nothing);
  // Once other text came into the form, what was done to the earlier one is forgotten.
  const { announcement, deleted } = done.of === text ? done : nothing;
  const tell = (announcement: string, nowDeleted = deleted) =>
    setDone({ of: text, announcement, deleted: nowDeleted });
  // Where other text has put a list's item elsewhere, `fields` of a list within it would be those of its old place.
  const items: { id: string }[] = getValues(name);
  const ids = items.map(({ id }) => id);
  /** The ids of items and deleted items. */
  const order = useRef<string[]>([]);
  const nameOf = (index: number) => itemName(field, getValues(`${name}.${index}`));

  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const position = (index: number) => `position ${index + 1} of ${items.length}`;

  const announcements: Announcements = {
    // dnd-kit reports the item's own position next.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? `Moving ${nameOf(indexOf(active.id))}: ${position(indexOf(over.id))}` : undefined,
    // The returned `move` announces the new position. What dnd-kit has said last goes.
    onDragEnd: () => '',
    onDragCancel: ({ active: { id } }) =>
      `${nameOf(indexOf(id))} stays at ${position(indexOf(id))}`,
  };

  return {
    name,
    field,
    items,
    deleted,
    announcement,
    announcements,
    indexOf,
    add() {
      append({ ...emptyItem(field), ...field.preset, id: randomId() }, { shouldFocus: false });
      tell(`A new ${field.one} was added at position ${items.length + 1}`);
      focusRow(`${name}.${items.length}`, true);
    },
    move(from: number, to: number) {
      const moved = nameOf(from);
      move(from, to);
      tell(`${moved} moved to ${position(to)}`);
    },
    delete(index: number) {
      const entry = { item: structuredClone(getValues(`${name}.${index}`)), name: nameOf(index) };
      order.current = interleaved(ids, order.current);
      remove(index);
      tell(`${entry.name} was deleted`, [...deleted, entry]);
    },
    undo(entry: DeletedItem) {
      const { id } = entry.item;
      order.current = interleaved(ids, order.current);
      const index = order.current.filter((each) => each === id || ids.includes(each)).indexOf(id);
      insert(index, entry.item, { shouldFocus: false });
      tell(
        `${entry.name} is back at position ${index + 1}`,
        deleted.filter((each) => each !== entry),
      );
      // Undoing unmounts the focused button.
      focusRow(`${name}.${index}`);
    },
  };
}

export type ListItems = ReturnType<typeof useListItems>;

function focusRow(rowName: string, isNew = false) {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(rowName)}"]`);
    row?.querySelector('details')?.toggleAttribute('open', isNew);
    const target = isNew ? 'input, textarea' : 'summary, input, textarea';
    row?.querySelector<HTMLElement>(target)?.focus();
  });
}
