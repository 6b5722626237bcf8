import { type Field, textOfField } from '@/content/fields/field';
import type { PictureContent } from '@/content/fields/picture-schema';
import { emptyItem, formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isBlank } from '@/lib/is-blank';
import { type FieldPath, pathLabel, sectionPath } from './field-path';
import { itemName } from './item-name';
import { conflictsWithin, type MergeConflict } from './merge';

/** All changes of one list have its label. */
export type Change = { path: string; label: string } & (
  | ({ kind: 'text' } & Versions<string>)
  | ({ kind: 'picture' } & Versions<PictureContent>)
  /** An item that was added or removed, as a sentence. `parts`: what a new one contains. */
  | { kind: 'item'; sentence: string; parts: Change[] }
  /** The names of all items, in both orders. */
  | ({ kind: 'order' } & Versions<string[]>)
);

type Versions<Value> = { before: Value; after: Value };

/**
 * The changes between two contents of a section, in the order of its form. Switches and choices are text in
 * the form's words ('Yes', 'Shield check'); fields of removed list items are not listed. Accepts any value:
 * stored content may be damaged, and is compared as its form would show it.
 */
export function differences(section: SectionKey, before: unknown, after: unknown): Change[] {
  const contents = [formContent(section, before), formContent(section, after)] as const;
  return changesWithin(sectionPath(section), ...contents);
}

function changesWithin(fieldPath: FieldPath, before: unknown, after: unknown): Change[] {
  return conflictsWithin(fieldPath, after, before).flatMap(changesOf);
}

function changesOf({ mine: after, theirs: before, ...fieldPath }: MergeConflict): Change[] {
  const own = { path: fieldPath.path, label: fieldPath.label };
  const ofList = {
    ...own,
    label: pathLabel({ ...fieldPath, trail: fieldPath.trail.slice(0, -1) }),
  };
  const { field } = fieldPath;
  switch (field?.kind) {
    // A field of another release.
    case undefined:
      return [];
    // Other groups are on both sides, and differ in their fields.
    case 'group':
      return [{ ...ofList, kind: 'item', ...itemChange(fieldPath, after) }];
    case 'list':
      return [
        { ...ofList, kind: 'order', before: names(field, before), after: names(field, after) },
      ];
    case 'picture':
      // `formContent` has checked them.
      return [{ ...own, kind: 'picture', ...({ before, after } as Versions<PictureContent>) }];
    default: {
      const texts = { before: asText(fieldPath, before), after: asText(fieldPath, after) };
      return texts.before === texts.after ? [] : [{ ...own, kind: 'text', ...texts }];
    }
  }
}

function itemChange(fieldPath: FieldPath, after: unknown) {
  const name = fieldPath.field?.label;
  if (after === undefined) return { sentence: `Removed “${name}”`, parts: [] };
  return { sentence: `Added “${name}”`, parts: partsOfItem(fieldPath, after) };
}

/** What a list item contains beyond an empty one. */
export function partsOfItem(fieldPath: FieldPath, item: unknown): Change[] {
  return fieldPath.field
    ? changesWithin({ ...fieldPath, trail: [] }, emptyItem(fieldPath.field), item)
    : [];
}

function names(field: Field, list: unknown): string[] {
  return Array.isArray(list) ? list.map((item) => itemName(field, item)) : [];
}

/** A value that is no list, picture or group, in the form's words. */
export function asText({ field }: FieldPath, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  return isBlank(text) ? '' : textOfField(field, text);
}
