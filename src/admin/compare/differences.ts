import { safeParse } from 'valibot';
import { type PictureContent, pictureSchema } from '@/content/fields/picture-schema';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { choiceName } from './choice-name';
import {
  type FieldPath,
  keysWithin,
  pathLabel,
  pathOfField,
  pathOfItem,
  pathOfPart,
  sectionPath,
} from './field-path';
import { itemName } from './item-name';
import { type ItemChange, listChanges, type OrderChange } from './list-changes';
import { itemsById } from './list-items';
import { sameContent } from './same-content';

type Picture = PictureContent | undefined;

export type Change = { path: string; label: string } & (
  | { kind: 'text'; before: string; after: string }
  /** `parts`: what a new item contains. */
  | { kind: 'list'; items: (ItemChange & { parts: Change[] })[]; order?: OrderChange }
  | { kind: 'picture'; before: Picture; after: Picture }
);

/**
 * The changes between two contents of a section, in the order of its form. Switches and choices are text in
 * the form's words ('Yes', 'Shield check'); fields of removed list items are not listed. Accepts any value,
 * since stored content may be damaged or older than the schema.
 */
export function differences(section: SectionKey, before: unknown, after: unknown): Change[] {
  return fieldChanges(sectionPath(section), before, after);
}

function fieldChanges(path: FieldPath, before: unknown, after: unknown): Change[] {
  return keysWithin(path).flatMap((key) =>
    changes(pathOfField(path, key), ownValue(before, key), ownValue(after, key)),
  );
}

function changes(path: FieldPath, before: unknown, after: unknown): Change[] {
  const kind = path.field?.kind;
  if (kind === 'picture') return pictureChanges(path, before, after);
  if (kind === 'tuple' && (hasItems(before) || hasItems(after))) {
    return tupleChanges(path, before, after);
  }
  if (kind === 'list' && (hasItems(before) || hasItems(after))) {
    return itemChanges(path, before, after);
  }
  // An item has the field of its list.
  if ((kind === 'group' || kind === 'list') && (isRecord(before) || isRecord(after))) {
    return fieldChanges(path, before, after);
  }
  return valueChanges(path, before, after);
}

function hasItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function itemChanges(path: FieldPath, before: unknown, after: unknown): Change[] {
  const [old, current] = [itemsById(before), itemsById(after)];
  const { items, order } = listChanges(old, current);
  const list: Change = {
    kind: 'list',
    path: path.path,
    label: pathLabel(path),
    items: items.map((item) => ({ ...item, parts: old.has(item.id) ? [] : partsOf(item.id) })),
    ...(order && { order }),
  };
  const edits = [...current]
    .filter(([id]) => old.has(id))
    .flatMap(([id, item]) => changes(pathOfItem(path, id, itemName(item)), old.get(id), item));
  return items.length > 0 || order ? [list, ...edits] : edits;

  function partsOf(id: string): Change[] {
    return fieldChanges({ ...pathOfItem(path, id, ''), trail: [] }, undefined, current.get(id));
  }
}

function tupleChanges(path: FieldPath, before: unknown, after: unknown): Change[] {
  const [old, current] = [Array.isArray(before) ? before : [], Array.isArray(after) ? after : []];
  return Array.from({ length: Math.max(old.length, current.length) }, (_, at) =>
    valueChanges(pathOfPart(path, String(at)), old[at], current[at]),
  ).flat();
}

function pictureChanges(path: FieldPath, before: unknown, after: unknown): Change[] {
  const [old, current] = [pictureIn(before), pictureIn(after)];
  const picture: Change = {
    kind: 'picture',
    path: path.path,
    label: pathLabel(path),
    before: old,
    after: current,
  };
  const alts = valueChanges(
    pathOfPart(path, 'alt'),
    ownValue(before, 'alt'),
    ownValue(after, 'alt'),
  );
  const isSame = sameContent(old && { ...old, alt: '' }, current && { ...current, alt: '' });
  return isSame ? alts : [picture, ...alts];
}

/** The picture if it is valid; a draft's may still lack its description. */
function pictureIn(value: unknown): Picture {
  if (!isRecord(value)) return undefined;
  const { success, output } = safeParse(pictureSchema, { ...value, alt: 'Any' });
  return success ? { ...output, alt: typeof value.alt === 'string' ? value.alt : '' } : undefined;
}

function valueChanges(path: FieldPath, before: unknown, after: unknown): Change[] {
  const isSwitch = path.field?.kind === 'switch';
  // A switch that was never set is off: storing `false` is no change.
  const [old, current] = isSwitch ? [before ?? false, after ?? false] : [before, after];
  const [was, is] = [asText(path, old), asText(path, current)];
  if (was === is) return [];
  return [{ kind: 'text', path: path.path, label: pathLabel(path), before: was, after: is }];
}

function asText({ field }: FieldPath, value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.length === 0) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value.trim() === '') return '';
  return field?.kind === 'choice' ? choiceName(value) : value;
}
