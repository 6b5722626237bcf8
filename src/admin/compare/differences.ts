import { textOfField } from '@/content/fields/field';
import type { PictureContent } from '@/content/fields/picture-schema';
import { emptyItem, formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isBlank } from '@/lib/is-blank';
import { type FieldPath, pathLabel, sectionPath } from './field-path';
import { numberedNames } from './item-name';
import { type MergeConflict, mergeWithin } from './merge';

/** All changes of one list have its label. */
export type Change = { path: string; label: string } & (
  | ({ kind: 'text' } & Versions<string>)
  | ({ kind: 'picture' } & Versions<PictureContent>)
  /** An item that was added or removed, as a sentence. `parts`: what a new one contains. */
  | { kind: 'item'; sentence: string; parts: Change[] }
  /** The names of all items, by lines, in both orders. */
  | ({ kind: 'order' } & Versions<string>)
);

type Versions<Value> = { before: Value; after: Value };

/**
 * The changes between two contents of a section, in the order of its form and in its words ('Yes', 'Shield check').
 * Stored content may be damaged, and is compared as its form would show it.
 */
export function differences(section: SectionKey, before: unknown, after: unknown): Change[] {
  const path = sectionPath(section);
  return changesWithin(path, formContent(section, before), formContent(section, after));
}

function changesWithin(fieldPath: FieldPath, before: unknown, after: unknown): Change[] {
  const { conflicts } = mergeWithin(fieldPath, { mine: after, theirs: before });
  return conflicts.map(changeOf).filter((change) => change !== undefined);
}

function changeOf({
  mine: after,
  theirs: before,
  ...fieldPath
}: MergeConflict): Change | undefined {
  const { field, path, label } = fieldPath;
  const listLabel = pathLabel({ ...fieldPath, trail: fieldPath.trail.slice(0, -1) });
  switch (field?.kind) {
    // A field of another release.
    case undefined:
      return undefined;
    // Other groups are on both sides, and differ in their fields.
    case 'group': {
      const isAdded = after !== undefined;
      const sentence = `${isAdded ? 'Added' : 'Removed'} “${field.label}”`;
      const parts = isAdded ? partsOfItem(fieldPath, after) : [];
      return { kind: 'item', path, label: listLabel, sentence, parts };
    }
    case 'list': {
      const orders = { before: numberedNames(field, before), after: numberedNames(field, after) };
      return { kind: 'order', path, label: listLabel, ...orders };
    }
    case 'picture':
      // `formContent` has checked them.
      return { kind: 'picture', path, label, ...({ before, after } as Versions<PictureContent>) };
    default: {
      const texts = { before: asText(fieldPath, before), after: asText(fieldPath, after) };
      return texts.before === texts.after ? undefined : { kind: 'text', path, label, ...texts };
    }
  }
}

/** What a list item contains beyond an empty one. */
export function partsOfItem(fieldPath: FieldPath, item: unknown): Change[] {
  return fieldPath.field
    ? changesWithin({ ...fieldPath, trail: [] }, emptyItem(fieldPath.field), item)
    : [];
}

/** A value that is no list, picture or group, in the form's words. */
export function asText({ field }: FieldPath, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  return isBlank(text) ? '' : textOfField(field, text);
}
