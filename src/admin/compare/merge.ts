import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { type FieldPath, pathLabel, pathOfField, pathOfItem, sectionPath } from './field-path';
import { itemName } from './item-name';
import { sameContent } from './same-content';

type Versions = { ancestor: unknown; mine: unknown; theirs: unknown };

/** Both sides changed the value differently. `mine` or `theirs` is undefined if that side lacks the value. */
export type MergeConflict = FieldPath & Versions & { label: string };

/** Each key is the path of a conflict. A conflict without a choice takes `mine`. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

type MergeRun = { choices: MergeChoices; conflicts: MergeConflict[] };

/** No value equals this object, so a merge without an ancestor reports each difference as a conflict. */
const noAncestor = { isUnknown: true };

/** Merges by field and by list item id. */
export function mergeSection(
  section: SectionKey,
  ancestor: unknown,
  mine: unknown,
  theirs: unknown,
) {
  return mergeWithin(sectionPath(section), {
    ancestor: formContent(section, ancestor),
    mine: formContent(section, mine),
    theirs: formContent(section, theirs),
  });
}

/** The caller passes each value through `formContent` first. */
export function mergeWithin(
  fieldPath: FieldPath,
  { ancestor = noAncestor, mine, theirs }: Partial<Versions>,
) {
  const versions = { ancestor, mine, theirs };
  const conflicts: MergeConflict[] = [];
  merge(fieldPath, versions, { choices: {}, conflicts });
  return {
    conflicts,
    combine: (choices: MergeChoices) => merge(fieldPath, versions, { choices, conflicts: [] }),
  };
}

function merge(fieldPath: FieldPath, versions: Versions, run: MergeRun): unknown {
  const { mine, theirs } = versions;
  const { kind, fields } = fieldPath.field ?? {};
  if (kind === 'list') return mergeList(fieldPath, versions, run);
  // When the sides have different pictures, each alt text stays with its picture.
  const isWhole =
    kind === 'picture' &&
    !sameContent({ ...Object(mine), alt: '' }, { ...Object(theirs), alt: '' });
  if (kind !== 'tuple' && (isWhole || !isRecord(mine) || !isRecord(theirs))) {
    return versions[sideOf(fieldPath, versions, run)];
  }
  const keys = [
    ...(fields?.keys() ?? []),
    ...[mine, theirs].flatMap((side) => Object.keys(Object(side))),
  ];
  const parts = mergeParts(versions, keys, (key) => pathOfField(fieldPath, key), run);
  return kind === 'tuple' ? [...parts.values()] : Object.fromEntries(parts);
}

/** Returns the side to take. If both sides changed the value, records a conflict and returns the user's choice. */
function sideOf(
  fieldPath: FieldPath,
  { ancestor, mine, theirs }: Versions,
  { choices, conflicts }: MergeRun,
  /** The versions that the conflict displays. For a list's order they are items, while the compared versions are ids. */
  shown: Versions = { ancestor, mine, theirs },
): 'mine' | 'theirs' {
  if (sameContent(ancestor, theirs) || sameContent(mine, theirs)) return 'mine';
  if (sameContent(ancestor, mine)) return 'theirs';
  conflicts.push({ ...fieldPath, ...shown, label: pathLabel(fieldPath) });
  return choices[fieldPath.path] ?? 'mine';
}

/** The keys are field names, item ids of a list or indexes of a tuple. */
function mergeParts(
  versions: Versions,
  keys: readonly string[],
  pathOf: (key: string) => FieldPath,
  run: MergeRun,
) {
  const ancestor = byKey(versions.ancestor);
  const [mine, theirs] = [byKey(versions.mine), byKey(versions.theirs)];
  const parts = new Map<string, unknown>();
  for (const key of new Set(keys)) {
    const part = {
      ancestor: ancestor === noAncestor ? noAncestor : ownValue(ancestor, key),
      mine: ownValue(mine, key),
      theirs: ownValue(theirs, key),
    };
    const merged = merge(pathOf(key), part, run);
    if (merged !== undefined) parts.set(key, merged);
  }
  return parts;
}

function byKey(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(value.map((item, index) => [ownValue(item, 'id') ?? index, item]));
}

function mergeList(list: FieldPath, versions: Versions, run: MergeRun): unknown {
  const orderPath = { ...list, path: `${list.path}/@order`, labels: [...list.labels, 'Order'] };
  const ancestor = idsOf(versions.ancestor);
  const [mine, theirs] = [idsOf(versions.mine), idsOf(versions.theirs)];
  // Two items with the same id cannot be told apart.
  if ([ancestor, mine, theirs].some((ids) => new Set(ids).size < ids.length)) {
    return versions[sideOf(orderPath, versions, run)];
  }
  const ofBoth = (ids: string[]) => ids.filter((id) => mine.includes(id) && theirs.includes(id));
  const order = { ancestor: ofBoth(ancestor), mine: ofBoth(mine), theirs: ofBoth(theirs) };
  const ordered = order[sideOf(orderPath, order, run, versions)];
  const items = { ...Object(byKey(versions.theirs)), ...Object(byKey(versions.mine)) };
  const pathOf = (id: string) => pathOfItem(list, id, itemName(list.field, items[id]));
  const merged = mergeParts(versions, [...mine, ...theirs], pathOf, run);
  return interleaved(interleaved(ordered, mine), theirs)
    .map((id) => merged.get(id))
    .filter((item) => item !== undefined);
}

function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((item) => String(ownValue(item, 'id'))) : [];
}

/** Adds to `first` the ids only in `second`, each after its predecessor in `second`. */
export function interleaved(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  second.forEach((id, index) => {
    if (!first.includes(id)) order.splice(order.indexOf(second[index - 1] ?? '') + 1, 0, id);
  });
  return order;
}
