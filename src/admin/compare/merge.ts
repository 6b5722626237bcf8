import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { type FieldPath, pathOfField, pathOfItem, pathWithin, sectionPath } from './field-path';
import { itemName } from './item-name';
import { sameContent } from './same-content';

type Side = 'mine' | 'theirs';
type Versions<Value = unknown> = Record<'ancestor' | Side, Value>;

/** Both sides changed the value differently. `mine` or `theirs` is undefined if that side lacks the value. */
export type MergeConflict = FieldPath & Versions;

/** Each key is the path of a conflict. A conflict without a choice takes `mine`. */
export type MergeChoices = Readonly<Record<string, Side>>;

type Choose = (conflict: MergeConflict) => Side;

/** No value equals this object, so a merge without an ancestor reports each difference as a conflict. */
const noAncestor = { isUnknown: true };

/** Merges by field and by list item id. */
export function mergeSection(
  section: SectionKey,
  ancestor: unknown,
  mine: unknown,
  theirs: unknown,
) {
  const contents = { ancestor, mine, theirs };
  const versions = eachVersion(contents, (content) => formContent(section, content));
  const root = sectionPath(section);
  const combine = (choices: MergeChoices) =>
    merge(root, versions, ({ path }) => choices[path] ?? 'mine');
  return { conflicts: conflictsWithin(root, versions), combine };
}

/** The caller passes each value through `formContent` first. */
export function conflictsWithin(
  fieldPath: FieldPath,
  { ancestor = noAncestor, mine, theirs }: Partial<Versions>,
): MergeConflict[] {
  const conflicts: MergeConflict[] = [];
  merge(fieldPath, { ancestor, mine, theirs }, (conflict) => {
    conflicts.push(conflict);
    return 'mine';
  });
  return conflicts;
}

function eachVersion<Value, Result>(
  { ancestor, mine, theirs }: Versions<Value>,
  map: (value: Value) => Result,
): Versions<Result> {
  return { ancestor: map(ancestor), mine: map(mine), theirs: map(theirs) };
}

function merge(fieldPath: FieldPath, versions: Versions, choose: Choose): unknown {
  const { mine, theirs } = versions;
  const { kind, fields } = fieldPath.field ?? {};
  if (kind === 'list') return mergeList(fieldPath, versions, choose);
  // When the sides have different pictures, each alt text stays with its picture.
  const isWhole =
    kind === 'picture' &&
    !sameContent({ ...Object(mine), alt: '' }, { ...Object(theirs), alt: '' });
  if (kind !== 'tuple' && (isWhole || !isRecord(mine) || !isRecord(theirs))) {
    return versions[sideOf(fieldPath, versions, choose)];
  }
  const keys = [
    ...(fields?.keys() ?? []),
    ...[mine, theirs].flatMap((side) => Object.keys(Object(side))),
  ];
  const parts = mergeParts(versions, keys, (key) => pathOfField(fieldPath, key), choose);
  return kind === 'tuple' ? [...parts.values()] : Object.fromEntries(parts);
}

function sideOf(fieldPath: FieldPath, versions: Versions, choose: Choose): Side {
  const { ancestor, mine, theirs } = versions;
  if (sameContent(ancestor, theirs) || sameContent(mine, theirs)) return 'mine';
  if (sameContent(ancestor, mine)) return 'theirs';
  return choose({ ...fieldPath, ...versions });
}

function mergeParts(
  versions: Versions,
  keys: readonly string[],
  pathOf: (key: string) => FieldPath,
  choose: Choose,
) {
  const parts = new Map<string, unknown>();
  for (const key of new Set(keys)) {
    const part = eachVersion(versions, (version) => partOf(version, key));
    const merged = merge(pathOf(key), part, choose);
    if (merged !== undefined) parts.set(key, merged);
  }
  return parts;
}

/** `key` is the name of a field, the id of a list item or the index of a tuple. */
function partOf(value: unknown, key: string): unknown {
  if (value === noAncestor) return noAncestor;
  if (!Array.isArray(value)) return ownValue(value, key);
  return value.find((item, index) => (ownValue(item, 'id') ?? `${index}`) === key);
}

function mergeList(list: FieldPath, versions: Versions, choose: Choose): unknown {
  const orderPath = pathWithin(list, '@order', 'Order', list.field);
  const ids = eachVersion(versions, idsOf);
  const { mine, theirs } = ids;
  // Two items with the same id cannot be told apart.
  if (Object.values(ids).some((each) => new Set(each).size < each.length)) {
    return versions[sideOf(orderPath, versions, choose)];
  }
  const order = eachVersion(ids, (each) =>
    each.filter((id) => mine.includes(id) && theirs.includes(id)),
  );
  // The ids are compared, and the items are what the conflict displays.
  const ordered = order[sideOf(orderPath, order, () => choose({ ...orderPath, ...versions }))];
  const itemOf = (id: string) => partOf(versions.mine, id) ?? partOf(versions.theirs, id);
  const pathOf = (id: string) => pathOfItem(list, id, itemName(list.field, itemOf(id)));
  const merged = mergeParts(versions, [...mine, ...theirs], pathOf, choose);
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
