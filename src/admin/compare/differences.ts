import { type Field, textOfField } from '@/content/fields/field';
import { emptyItem, formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { isBlank } from '@/lib/is-blank';
import { isRecord, ownValue } from '@/lib/is-record';
import { type FieldPath, sectionPath } from './field-path';
import { itemName } from './item-name';
import { conflictsWithin, type MergeConflict } from './merge';

/**
 * Of a list, the order has changed. Of a list item, which is a `group`, `before` is undefined if it was added, and `after`
 * if it was removed. Their `label` is that of the list.
 */
export type Change = { field: Field; path: string; label: string; before: unknown; after: unknown };

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
  if (!field) return [];
  const isText = !['list', 'group', 'picture'].includes(field.kind);
  if (isText && valueText(field, before) === valueText(field, after)) return [];
  // Only an added or removed list item is a conflict as a whole. The fields of other groups conflict one by one.
  const isOfList = field.kind === 'list' || field.kind === 'group';
  return { field, path, label: isOfList ? outerLabel : label, before, after };
}

/** Returns the changes from an empty list item to this one. */
export function partsOfItem(field: Field, item: unknown): Change[] {
  return changesWithin({ field, path: '', label: '', outerLabel: '' }, emptyItem(field), item);
}

/** Of a picture, its description. */
export function valueText(field: Field | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.map((item, index) => `${index + 1}. ${itemName(field, item)}`).join('\n');
  if (field?.kind === 'group' && value)
    return partsOfItem(field, value)
      .map(({ field, after }) => valueText(field, after))
      .join(' · ');
  const text = String((isRecord(value) ? ownValue(value, 'alt') : value) ?? '');
  return isBlank(text) ? '' : textOfField(field, text);
}
