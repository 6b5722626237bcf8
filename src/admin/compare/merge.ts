import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { type FieldPath, pathLabel, pathOfField, pathOfItem, sectionPath } from './field-path';
import { itemName } from './item-name';
import { sameContent } from './same-content';

type Sides = { base: unknown; mine: unknown; theirs: unknown };

/** A value that both sides changed differently; undefined on a side that does not have it. */
export type MergeConflict = FieldPath &
  Sides & {
    label: string;
    ancestorKnown: boolean;
  };

/** Keyed by the path of the conflict; a conflict without a choice takes `mine`. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

type MergeRun = { choices: MergeChoices; conflicts: MergeConflict[] };

/** Stands for a missing ancestor: no value equals it, so each difference is a conflict. */
const noAncestor = Symbol('unknown ancestor');

/** Three-way merge by field and by list item id. `ancestor` is undefined if the history clean-up deleted its entry. */
export function mergeSection(
  section: SectionKey,
  ancestor: unknown,
  mine: unknown,
  theirs: unknown,
) {
  return mergeWithin(sectionPath(section), {
    base: ancestor === undefined ? undefined : formContent(section, ancestor),
    mine: formContent(section, mine),
    theirs: formContent(section, theirs),
  });
}

/** As `mergeSection`, for any field; the values must already have gone through `formContent`. */
export function mergeWithin(
  fieldPath: FieldPath,
  { base = noAncestor, mine, theirs }: Partial<Sides>,
) {
  const sides = { base, mine, theirs };
  const conflicts: MergeConflict[] = [];
  merge(fieldPath, sides, { choices: {}, conflicts });
  return {
    conflicts,
    combine: (choices: MergeChoices) => merge(fieldPath, sides, { choices, conflicts: [] }),
  };
}

function merge(fieldPath: FieldPath, sides: Sides, run: MergeRun): unknown {
  const { mine, theirs } = sides;
  const { kind, fields } = fieldPath.field ?? {};
  if (kind === 'list') return mergeList(fieldPath, sides, run);
  // A picture and its alt text are one value, unless both sides have the same picture.
  const isWhole =
    kind === 'picture' &&
    !sameContent({ ...Object(mine), alt: '' }, { ...Object(theirs), alt: '' });
  if (kind !== 'tuple' && (isWhole || !isRecord(mine) || !isRecord(theirs))) {
    return sides[sideOf(fieldPath, sides, run)];
  }
  const keys = [
    ...(fields?.keys() ?? []),
    ...Object.keys(Object(mine)),
    ...Object.keys(Object(theirs)),
  ];
  const parts = mergeParts(sides, keys, (key) => pathOfField(fieldPath, key), run);
  return kind === 'tuple' ? [...parts.values()] : Object.fromEntries(parts);
}

/** Returns the side to take. If both sides changed the value, records a conflict and returns the user's choice. */
function sideOf(
  fieldPath: FieldPath,
  { base, mine, theirs }: Sides,
  { choices, conflicts }: MergeRun,
  /** What the conflict shows: for an order, the items instead of the ids compared. */
  values: Sides = { base, mine, theirs },
): 'mine' | 'theirs' {
  if (sameContent(base, theirs) || sameContent(mine, theirs)) return 'mine';
  if (sameContent(base, mine)) return 'theirs';
  const ancestorKnown = base !== noAncestor;
  const reported = { ...values, base: ancestorKnown ? values.base : undefined };
  conflicts.push({ ...fieldPath, ...reported, label: pathLabel(fieldPath), ancestorKnown });
  return choices[fieldPath.path] ?? 'mine';
}

/** Merges key by key; the keys of a list are item ids, those of a tuple indexes. */
function mergeParts(
  sides: Sides,
  keys: readonly string[],
  pathOf: (key: string) => FieldPath,
  run: MergeRun,
) {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(byKey);
  const parts = new Map<string, unknown>();
  for (const key of new Set(keys)) {
    const ancestor = base === noAncestor ? noAncestor : ownValue(base, key);
    const part = { base: ancestor, mine: ownValue(mine, key), theirs: ownValue(theirs, key) };
    const merged = merge(pathOf(key), part, run);
    if (merged !== undefined) parts.set(key, merged);
  }
  return parts;
}

function byKey(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(value.map((item, index) => [ownValue(item, 'id') ?? index, item]));
}

function mergeList(list: FieldPath, sides: Sides, run: MergeRun): unknown {
  const orderPath = { ...list, path: `${list.path}/@order`, labels: [...list.labels, 'Order'] };
  const [base, mine, theirs] = [idsOf(sides.base), idsOf(sides.mine), idsOf(sides.theirs)];
  // Two items with the same id cannot be told apart.
  if ([base, mine, theirs].some((ids) => new Set(ids).size < ids.length)) {
    return sides[sideOf(orderPath, sides, run)];
  }
  const inBoth = (id: string) => mine.includes(id) && theirs.includes(id);
  const order = {
    base: sides.base === noAncestor ? noAncestor : base.filter(inBoth),
    mine: mine.filter(inBoth),
    theirs: theirs.filter(inBoth),
  };
  const ordered = order[sideOf(orderPath, order, run, sides)];
  const [myItems, theirItems] = [byKey(sides.mine), byKey(sides.theirs)];
  const nameOf = (id: string) =>
    itemName(list.field, ownValue(myItems, id) ?? ownValue(theirItems, id));
  const pathOf = (id: string) => pathOfItem(list, id, nameOf(id));
  const items = mergeParts(sides, [...mine, ...theirs], pathOf, run);
  return interleaved(interleaved(ordered, mine), theirs)
    .map((id) => items.get(id))
    .filter((item) => item !== undefined);
}

function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((item) => String(ownValue(item, 'id'))) : [];
}

/** Adds to `first` the ids only in `second`, each after its predecessor in `second`. */
function interleaved(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  second.forEach((id, index) => {
    if (!first.includes(id)) order.splice(order.indexOf(second[index - 1] ?? '') + 1, 0, id);
  });
  return order;
}
