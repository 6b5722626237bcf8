import { textOfField } from '@/content/fields/field';
import type { PictureContent } from '@/content/fields/picture-schema';
import { emptyItem, formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { isBlank } from '@/lib/is-blank';
import { type FieldPath, pathLabel, sectionPath } from './field-path';
import { numberedNames } from './item-name';
import { type MergeConflict, mergeWithin } from './merge';

/** The `label` of an `item` or `order` change is that of the list. */
export type Change = { path: string; label: string } & (
  | ({ kind: 'text' } & Versions<string>)
  | ({ kind: 'picture' } & Versions<PictureContent>)
  /** `parts` are the fields of an added item. A removed item has none. */
  | { kind: 'item'; sentence: string; parts: Change[] }
  | ({ kind: 'order' } & Versions<string>)
);

type Versions<Value> = { before: Value; after: Value };

/** Returns changes in the order of the form. */
export function differences(section: SectionKey, before: unknown, after: unknown): Change[] {
  const path = sectionPath(section);
  return changesWithin(path, formContent(section, before), formContent(section, after));
}

/** True if publishing the content would change nothing. `published` is null before the first publication. */
export function isOnWebsite(
  section: SectionKey,
  published: { visibleContent: unknown; issues: readonly unknown[] } | null,
  content: unknown,
) {
  if (published?.issues.length) return false;
  const visibleContent = published?.visibleContent ?? sectionOf(section).defaultContent;
  return differences(section, visibleContent, content).length === 0;
}

function changesWithin(fieldPath: FieldPath, before: unknown, after: unknown): Change[] {
  // A three-way merge without an ancestor lists every difference.
  const { conflicts } = mergeWithin(fieldPath, { mine: after, theirs: before });
  return conflicts.map(changeOf).filter((change) => change !== undefined);
}

function changeOf({
  mine: after,
  theirs: before,
  ...fieldPath
}: MergeConflict): Change | undefined {
  const { field, path, label } = fieldPath;
  const listLabel = pathLabel({ ...fieldPath, labels: fieldPath.labels.slice(0, -1) });
  switch (field?.kind) {
    case undefined:
      return undefined;
    // Only an added or removed list item is a conflict as a whole. The fields of other groups conflict one by one.
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
      // `formContent` guarantees two pictures.
      return { kind: 'picture', path, label, ...({ before, after } as Versions<PictureContent>) };
    default: {
      const texts = { before: valueText(fieldPath, before), after: valueText(fieldPath, after) };
      return texts.before === texts.after ? undefined : { kind: 'text', path, label, ...texts };
    }
  }
}

/** Returns the changes from an empty list item to this one. */
export function partsOfItem(fieldPath: FieldPath, item: unknown): Change[] {
  return fieldPath.field
    ? changesWithin({ ...fieldPath, labels: [] }, emptyItem(fieldPath.field), item)
    : [];
}

export function valueText({ field }: FieldPath, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  return isBlank(text) ? '' : textOfField(field, text);
}
