import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { use, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { itemName } from '@/admin/compare/field-labels';
import { SaveCount } from '@/admin/fields/save-count';
import { newId, withNewIds } from './new-item';
import { takeBack } from './take-back';

export type DeletedItem = { id: string; item: object; index: number; name: string };

type Options = { blank: object; word: string };

/** The items of a list in the form, what can be done to them, and what a screen reader hears of it. */
export function useListItems(name: string, { blank, word }: Options) {
  const { getValues } = useFormContext();
  const { fields, append, insert, remove, move } = useFieldArray({ name, keyName: 'rowKey' });
  const saves = use(SaveCount);
  const [announcement, setAnnouncement] = useState('');
  const [undoable, setUndoable] = useState<{ saves: number; items: DeletedItem[] }>({
    saves,
    items: [],
  });
  const lastOver = useRef<UniqueIdentifier>(null);
  const deleted = undoable.saves === saves ? undoable.items : [];
  const items = fields.map((field) => ({ id: 'id' in field ? String(field.id) : field.rowKey }));
  const nameOf = (index: number) => itemName(getValues(`${name}.${index}`));
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);

  function add() {
    append({ ...blank, id: newId() }, { shouldFocus: false });
    setAnnouncement(`A new ${word} was added at position ${items.length + 1}`);
    focusSoon(`${name}.${items.length}`);
  }

  function duplicate(index: number) {
    const copy = withNewIds(structuredClone(getValues(`${name}.${index}`)));
    insert(index + 1, copy as object, { shouldFocus: false });
    setAnnouncement(`${nameOf(index)} was duplicated at position ${index + 2}`);
    focusSoon(`${name}.${index + 1}`);
  }

  function moveTo(from: number, to: number) {
    const moved = nameOf(from);
    move(from, to);
    setAnnouncement(`${moved} moved to position ${to + 1} of ${items.length}`);
  }

  function deleteAt(index: number) {
    const item: object = structuredClone(getValues(`${name}.${index}`));
    const entry = { id: items[index]?.id ?? '', item, index, name: itemName(item) };
    setUndoable({ saves, items: [...deleted, entry] });
    remove(index);
    setAnnouncement(`${entry.name} was deleted`);
  }

  function undo(entry: DeletedItem) {
    const { index, others } = takeBack(deleted, entry);
    const place = Math.min(index, items.length);
    setUndoable({ saves, items: others });
    insert(place, entry.item, { shouldFocus: false });
    setAnnouncement(`${entry.name} is back at position ${place + 1}`);
    // The button is gone then, and the focus with it.
    soonInRow(`${name}.${place}`, (row) => firstIn(row, 'summary, input, textarea')?.focus());
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return `Picked up ${nameOf(indexOf(active.id))}, position ${indexOf(active.id) + 1} of ${items.length}`;
    },
    onDragOver: ({ active, over }) => {
      // It begins over its own place, and saying so would cut the sentence above short.
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return `${nameOf(indexOf(active.id))} is over position ${indexOf(over.id) + 1} of ${items.length}`;
    },
    // The list itself says where it has moved to.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) =>
      `${nameOf(indexOf(active.id))} stays at position ${indexOf(active.id) + 1} of ${items.length}`,
  };

  return {
    items,
    add,
    duplicate,
    move: moveTo,
    delete: deleteAt,
    undo,
    deleted,
    announcement,
    announcements,
  };
}

export type ListActions = ReturnType<typeof useListItems>;

/** Opens a row that is about to be drawn, and goes to its first field. */
function focusSoon(rowName: string) {
  soonInRow(rowName, (row) => {
    const details = row.querySelector('details');
    if (details) details.open = true;
    firstIn(row, 'input, textarea, select')?.focus();
  });
}

function soonInRow(rowName: string, act: (row: Element) => void) {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(rowName)}"]`);
    if (row) act(row);
  });
}

function firstIn(row: Element, selector: string) {
  return row.querySelector<HTMLElement>(selector);
}
