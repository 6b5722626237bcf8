import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { type FieldPath, pathLabel, pathOfField, pathOfItem, sectionPath } from './field-path';
import { itemName } from './item-name';
import { sameContent } from './same-content';

type Sides = { base: unknown; mine: unknown; theirs: unknown };

/** A field that both sides changed differently; undefined on the side that deleted it, or never had it. */
export type MergeConflict = FieldPath &
  Sides & {
    label: string;
    /** False where the common ancestor is unknown; `base` is undefined then. */
    ancestorKnown: boolean;
  };

/** By the paths of the conflicts; `mine` where there is no choice. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Takes the choices, and collects the conflicts. */
type Run = { choices: MergeChoices; conflicts: MergeConflict[] };

/** In place of an ancestor: no value equals it, so that each difference is a conflict. */
const unknown = Symbol('unknown ancestor');

/**
 * Three-way merge of a section's content, field by field. Without an ancestor (undefined: its entry was thinned
 * away), each difference is a conflict. Lists merge by item id; two new orders are a conflict at `…/@order`. A
 * picture and its description are one field, unless both sides have the same picture. The result may break the
 * schema (too many items) where neither side does.
 */
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

/** The same of any contents in the shape of their form. */
export function mergeWithin(
  fieldPath: FieldPath,
  { base = unknown, mine, theirs }: Partial<Sides>,
) {
  const sides = { base, mine, theirs };
  const conflicts: MergeConflict[] = [];
  merge(fieldPath, sides, { choices: {}, conflicts });
  return {
    conflicts,
    combine: (choices: MergeChoices) => merge(fieldPath, sides, { choices, conflicts: [] }),
  };
}

function merge(fieldPath: FieldPath, sides: Sides, run: Run): unknown {
  const { mine, theirs } = sides;
  const { kind, fields } = fieldPath.field ?? {};
  if (kind === 'list') return mergeList(fieldPath, sides, run);
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

/** The side that changed a value; if both did, a conflict between `values`, and the side that was chosen. */
function sideOf(
  fieldPath: FieldPath,
  { base, mine, theirs }: Sides,
  { choices, conflicts }: Run,
  values: Sides = { base, mine, theirs },
): 'mine' | 'theirs' {
  if (sameContent(base, theirs) || sameContent(mine, theirs)) return 'mine';
  if (sameContent(base, mine)) return 'theirs';
  const ancestorKnown = base !== unknown;
  const told = { ...values, base: ancestorKnown ? values.base : undefined };
  conflicts.push({ ...fieldPath, ...told, label: pathLabel(fieldPath), ancestorKnown });
  return choices[fieldPath.path] ?? 'mine';
}

/** Merges what records have at the keys; items of lists are at their ids, values of tuples at their positions. */
function mergeParts(
  sides: Sides,
  keys: readonly string[],
  pathOf: (key: string) => FieldPath,
  run: Run,
) {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(byKey);
  const parts = new Map<string, unknown>();
  for (const key of new Set(keys)) {
    const ancestor = base === unknown ? unknown : ownValue(base, key);
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

function mergeList(list: FieldPath, sides: Sides, run: Run): unknown {
  const orderPath = { ...list, path: `${list.path}/@order`, trail: [...list.trail, 'Order'] };
  const [base, mine, theirs] = [idsOf(sides.base), idsOf(sides.mine), idsOf(sides.theirs)];
  // Two items with one id cannot be told apart.
  if ([base, mine, theirs].some((ids) => new Set(ids).size < ids.length)) {
    return sides[sideOf(orderPath, sides, run)];
  }
  const inBoth = (id: string) => mine.includes(id) && theirs.includes(id);
  const order = {
    base: sides.base === unknown ? unknown : base.filter(inBoth),
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

/** The first list, with each id that only the second has inserted after its predecessor there. */
function interleaved(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  second.forEach((id, index) => {
    if (!first.includes(id)) order.splice(order.indexOf(second[index - 1] ?? '') + 1, 0, id);
  });
  return order;
}
