import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { createContext, use, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { itemName } from '@/admin/compare/field-labels';
import { randomId } from '@/lib/random-id';
import { undoDeletion } from './undo-deletion';
import { withNewIds } from './with-new-ids';

export type DeletedItem = { id: string; item: object; index: number; name: string };

/** `EditorState.saves`: a save ends the undo of deletions. */
export const SaveCount = createContext(0);

type Options = { blank: object; word: string };

/** The items of a list in the form, the actions on them, and their announcements to screen readers. */
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
    append({ ...blank, id: randomId() }, { shouldFocus: false });
    setAnnouncement(`A new ${word} was added at position ${items.length + 1}`);
    focusRow(`${name}.${items.length}`);
  }

  function duplicate(index: number) {
    const copy = withNewIds(structuredClone(getValues(`${name}.${index}`)));
    insert(index + 1, copy as object, { shouldFocus: false });
    setAnnouncement(`${nameOf(index)} was duplicated at position ${index + 2}`);
    focusRow(`${name}.${index + 1}`);
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
    const { index, others } = undoDeletion(deleted, entry);
    const place = Math.min(index, items.length);
    setUndoable({ saves, items: others });
    insert(place, entry.item, { shouldFocus: false });
    setAnnouncement(`${entry.name} is back at position ${place + 1}`);
    // The focused undo button disappears.
    afterRender(`${name}.${place}`, (row) => firstIn(row, 'summary, input, textarea')?.focus());
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return `Picked up ${nameOf(indexOf(active.id))}, position ${indexOf(active.id) + 1} of ${items.length}`;
    },
    onDragOver: ({ active, over }) => {
      // dnd-kit reports the item's own position first, which would interrupt the sentence above.
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return `${nameOf(indexOf(active.id))} is over position ${indexOf(over.id) + 1} of ${items.length}`;
    },
    // `moveTo` announces the new position.
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

/** Opens a row once it is rendered, and focuses its first field. */
function focusRow(rowName: string) {
  afterRender(rowName, (row) => {
    const details = row.querySelector('details');
    if (details) details.open = true;
    firstIn(row, 'input, textarea, select')?.focus();
  });
}

function afterRender(rowName: string, act: (row: Element) => void) {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(rowName)}"]`);
    if (row) act(row);
  });
}

function firstIn(row: Element, selector: string) {
  return row.querySelector<HTMLElement>(selector);
}
