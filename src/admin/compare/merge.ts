import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { type FieldPath, pathLabel, pathOfField, pathOfItem, sectionPath } from './field-path';
import { itemName } from './item-name';
import { sameContent } from './same-content';

/** A field that both sides changed differently; undefined on the side that deleted it, or never had it. */
export type MergeConflict = FieldPath & {
  label: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** False where the common ancestor is unknown; `base` is undefined then. */
  ancestorKnown: boolean;
};

/** By the paths of the conflicts; `mine` where there is no choice. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

export type Merge<Value = unknown> = {
  conflicts: MergeConflict[];
  combine: (choices: MergeChoices) => Value;
};

type Sides<Value = unknown> = { base: unknown; mine: Value; theirs: Value };

/** In place of an ancestor: no value equals it, so that each difference is a conflict. */
const unknown = Symbol('unknown ancestor');

/**
 * Three-way merge of a section's content, field by field. Without an ancestor (undefined: its entry was thinned
 * away), each difference between the two is a conflict.
 *
 * - Lists merge by item id. Deleting an item that the other side edited is a conflict. Two new orders are
 *   a conflict at `…/@order`, told by both lists.
 * - A picture and its description are one field, unless both sides have the same picture.
 *
 * Accepts any value: stored content may be damaged, and is merged as its form would show it. The result may break
 * the schema (too many items, five on the home page) where neither side does.
 */
export function mergeSection(
  section: SectionKey,
  ancestor: unknown,
  mine: unknown,
  theirs: unknown,
): Merge {
  return merge(sectionPath(section), {
    base: ancestor === undefined ? unknown : formContent(section, ancestor),
    mine: formContent(section, mine),
    theirs: formContent(section, theirs),
  });
}

/** Each difference of two contents in the shape of their form. */
export function conflictsWithin(
  fieldPath: FieldPath,
  mine: unknown,
  theirs: unknown,
): MergeConflict[] {
  return merge(fieldPath, { base: unknown, mine, theirs }).conflicts;
}

function merge(fieldPath: FieldPath, sides: Sides): Merge {
  const { mine, theirs } = sides;
  const kind = fieldPath.field?.kind;
  if (kind === 'list') return mergeList(fieldPath, sides);
  if (kind === 'tuple') {
    const keys = fieldPath.field?.fields.keys() ?? [];
    const { conflicts, combine } = mergeParts(sides, keys, (key) => pathOfField(fieldPath, key));
    return { conflicts, combine: (choices) => [...combine(choices).values()] };
  }
  if (!isRecord(mine) || !isRecord(theirs)) return mergeWhole(fieldPath, sides);
  if (kind === 'picture' && !sameContent({ ...mine, alt: '' }, { ...theirs, alt: '' })) {
    return mergeWhole(fieldPath, sides);
  }
  const keys = [
    ...(fieldPath.field?.fields.keys() ?? []),
    ...Object.keys(mine),
    ...Object.keys(theirs),
  ];
  const { conflicts, combine } = mergeParts(sides, keys, (key) => pathOfField(fieldPath, key));
  return { conflicts, combine: (choices) => Object.fromEntries(combine(choices)) };
}

function mergeWhole<Value>(
  fieldPath: FieldPath,
  { base, mine, theirs }: Sides<Value>,
): Merge<Value> {
  if (sameContent(base, theirs) || sameContent(mine, theirs)) {
    return { conflicts: [], combine: () => mine };
  }
  if (sameContent(base, mine)) return { conflicts: [], combine: () => theirs };
  const ancestorKnown = base !== unknown;
  const ancestor = ancestorKnown ? base : undefined;
  return {
    conflicts: [
      { ...fieldPath, label: pathLabel(fieldPath), base: ancestor, mine, theirs, ancestorKnown },
    ],
    combine: (choices) => (choices[fieldPath.path] === 'theirs' ? theirs : mine),
  };
}

/** Merges what records have at the keys; items of lists are at their ids, values of tuples at their positions. */
function mergeParts(sides: Sides, keys: Iterable<string>, pathOf: (key: string) => FieldPath) {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(byKey);
  const parts = [...new Set(keys)].map((key) => {
    const ancestor = base === unknown ? unknown : ownValue(base, key);
    const part = { base: ancestor, mine: ownValue(mine, key), theirs: ownValue(theirs, key) };
    return [key, merge(pathOf(key), part)] as const;
  });
  return {
    conflicts: parts.flatMap(([, part]) => part.conflicts),
    combine: (choices: MergeChoices) =>
      new Map(
        parts
          .map(([key, part]) => [key, part.combine(choices)] as const)
          .filter(([, value]) => value !== undefined),
      ),
  };
}

function byKey(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(value.map((item, index) => [ownValue(item, 'id') ?? index, item]));
}

function mergeList(fieldPath: FieldPath, sides: Sides): Merge {
  const orderPath = {
    ...fieldPath,
    path: `${fieldPath.path}/@order`,
    trail: [...fieldPath.trail, 'Order'],
  };
  const [base, mine, theirs] = [idsOf(sides.base), idsOf(sides.mine), idsOf(sides.theirs)];
  // Two items with one id cannot be told apart.
  if ([base, mine, theirs].some((ids) => new Set(ids).size < ids.length)) {
    return mergeWhole(orderPath, sides);
  }

  const [myItems, theirItems] = [byKey(sides.mine), byKey(sides.theirs)];
  const items = mergeParts(sides, [...mine, ...theirs], (id) =>
    pathOfItem(
      fieldPath,
      id,
      itemName(fieldPath.field, ownValue(myItems, id) ?? ownValue(theirItems, id)),
    ),
  );
  const inBoth = (ids: string[]) => ids.filter((id) => mine.includes(id) && theirs.includes(id));
  const order = mergeWhole(orderPath, {
    base: sides.base === unknown ? unknown : inBoth(base),
    mine: inBoth(mine),
    theirs: inBoth(theirs),
  });
  const orderConflicts = order.conflicts.length > 0 ? mergeWhole(orderPath, sides).conflicts : [];
  return {
    conflicts: [...orderConflicts, ...items.conflicts],
    combine: (choices) => {
      const merged = items.combine(choices);
      return interleaved(interleaved(order.combine(choices), mine), theirs)
        .map((id) => merged.get(id))
        .filter((item) => item !== undefined);
    },
  };
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
