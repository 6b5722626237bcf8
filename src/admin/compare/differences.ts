import { textOfField } from '@/content/fields/field';
import type { PictureContent } from '@/content/fields/picture-schema';
import { emptyItem, formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { isBlank } from '@/lib/is-blank';
import { type FieldPath, sectionPath } from './field-path';
import { numberedNames } from './item-name';
import { conflictsWithin, type MergeConflict } from './merge';

/** The `label` of an `item` or `order` change is that of the list. */
export type Change = { path: string; label: string } & (
  | { kind: 'text' | 'order'; before: string; after: string }
  | { kind: 'picture'; before: PictureContent; after: PictureContent }
  /** `parts` are the fields of an added item. A removed item has none. */
  | { kind: 'item'; sentence: string; parts: Change[] }
);

/** Returns changes in the order of the form. */
export function differences(section: SectionKey, before: unknown, after: unknown): Change[] {
  const path = sectionPath(section);
  return changesWithin(path, formContent(section, before), formContent(section, after));
}

/** Names the fields of the section that differ, e.g. `Our mission; Strategic goals`. */
export function changeSummary(section: SectionKey, before: unknown, after: unknown): string {
  const labels = differences(section, before, after).map(({ label }) => label.split(' › ', 1));
  return [...new Set(labels.flat())].join('; ');
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
  return conflictsWithin(fieldPath, { mine: after, theirs: before }).flatMap(changeOf);
}

function changeOf(conflict: MergeConflict): Change | [] {
  const { field, path, label, outerLabel, mine: after, theirs: before } = conflict;
  const both = <T>(show: (value: unknown) => T) => ({ before: show(before), after: show(after) });
  switch (field?.kind) {
    case undefined:
      return [];
    // Only an added or removed list item is a conflict as a whole. The fields of other groups conflict one by one.
    case 'group': {
      const [done, parts] =
        after === undefined ? ['Removed', []] : ['Added', partsOfItem(conflict, after)];
      return { kind: 'item', path, label: outerLabel, sentence: `${done} “${field.label}”`, parts };
    }
    case 'list': {
      const names = both((items) => numberedNames(field, items));
      return { kind: 'order', path, label: outerLabel, ...names };
    }
    case 'picture':
      // `formContent` guarantees two pictures.
      return { kind: 'picture', path, label, ...both((picture) => picture as PictureContent) };
    default: {
      const texts = both((value) => valueText(conflict, value));
      return texts.before === texts.after ? [] : { kind: 'text', path, label, ...texts };
    }
  }
}

/** Returns the changes from an empty list item to this one. */
export function partsOfItem(fieldPath: FieldPath, item: unknown): Change[] {
  const { field } = fieldPath;
  return field ? changesWithin({ ...fieldPath, label: '' }, emptyItem(field), item) : [];
}

export function valueText({ field }: FieldPath, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  return isBlank(text) ? '' : textOfField(field, text);
}
