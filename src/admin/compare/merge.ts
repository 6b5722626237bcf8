import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import {
  type FieldPath,
  isPicture,
  keysWithin,
  pathLabel,
  pathOfField,
  pathOfItem,
  pathOfPart,
  sectionPath,
} from './field-path';
import { itemName } from './item-name';
import { haveUniqueIds, itemsById } from './list-items';
import { interleaved, whoseOrder } from './merge-order';
import { sameContent } from './same-content';

/** A field that both sides changed differently; undefined on the side that deleted it, or never had it. */
export type MergeConflict = {
  path: string;
  label: string;
  kind: Field['kind'] | undefined;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** False where nobody knows what both sides started from; `base` is undefined then. */
  ancestorKnown: boolean;
};

/** By the paths of the conflicts; `mine` where there is no choice. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

export type Merge = {
  conflicts: MergeConflict[];
  combine: (choices: MergeChoices) => unknown;
};

/** In place of an ancestor: no value equals it, so that each difference is a conflict. */
const unknown = Symbol('unknown ancestor');

/**
 * Three-way merge of a section's content, field by field. Without an ancestor (undefined: its entry was thinned
 * away), each difference between the two is a conflict.
 *
 * - Lists merge by item id. Deleting an item that the other side edited is a conflict. Two new orders are
 *   a conflict at `…/@order`, with the items' names in the order of each side.
 * - A picture and its description are one field, unless both sides have the same picture.
 * - Arrays of plain values merge by position if all three have the same length; otherwise they are one
 *   field, and so are lists whose items have no ids.
 *
 * Accepts any value: stored content may be damaged. The result may break the schema (too many items, five
 * on the home page) where neither side does.
 */
export function mergeSection(
  section: SectionKey,
  ancestor: unknown,
  mine: unknown,
  theirs: unknown,
): Merge {
  return merge(sectionPath(section), {
    base: ancestor === undefined ? unknown : ancestor,
    mine,
    theirs,
  });
}

type Sides<Value = unknown> = { base: unknown; mine: Value; theirs: Value };

function merge(path: FieldPath, { base, mine, theirs }: Sides): Merge {
  if (sameContent(base, theirs)) return agreed(mine);
  if (sameContent(base, mine)) return agreed(theirs);
  if (sameContent(mine, theirs)) return agreed(mine);

  if (isRecord(mine) && isRecord(theirs)) {
    const isOneField =
      isPicture(path) && !sameContent({ ...mine, alt: '' }, { ...theirs, alt: '' });
    const sides = { base, mine, theirs };
    return isOneField ? conflict(path, sides) : mergeFields(path, sides);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeArrays(path, { base, mine, theirs });
  }
  return conflict(path, { base, mine, theirs });
}

function agreed(value: unknown): Merge {
  return { conflicts: [], combine: () => value };
}

function conflict(at: FieldPath, { base, mine, theirs }: Sides): Merge {
  const path = at.path || '@section';
  const label = pathLabel(at) || 'The whole section';
  return {
    conflicts: [{ path, label, kind: at.field?.kind, ...ancestorOf(base), mine, theirs }],
    combine: (choices) => (choices[path] === 'theirs' ? theirs : mine),
  };
}

function ancestorOf(base: unknown) {
  const ancestorKnown = base !== unknown;
  return { ancestorKnown, base: ancestorKnown ? base : undefined };
}

function mergeFields(
  path: FieldPath,
  { base, mine, theirs }: Sides<Readonly<Record<string, unknown>>>,
): Merge {
  const childPath = isPicture(path) ? pathOfPart : pathOfField;
  const keys = [...new Set([...keysWithin(path), ...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = keys.map((key) => ({
    key,
    merged: merge(childPath(path, key), {
      base: base === unknown ? unknown : ownValue(base, key),
      mine: ownValue(mine, key),
      theirs: ownValue(theirs, key),
    }),
  }));
  return {
    conflicts: fields.flatMap(({ merged }) => merged.conflicts),
    combine: (choices) =>
      Object.fromEntries(
        fields
          .map(({ key, merged }) => [key, merged.combine(choices)] as const)
          .filter(([, value]) => value !== undefined),
      ),
  };
}

function mergeArrays(path: FieldPath, { base, mine, theirs }: Sides<readonly unknown[]>): Merge {
  const old: readonly unknown[] = Array.isArray(base) ? base : [];
  const sides = base === unknown ? [mine, theirs] : [old, mine, theirs];
  if (sides.every(haveUniqueIds)) return mergeList(path, { base, mine, theirs });
  const arePlain = sides.every((side) => !side.some((value) => typeof value === 'object'));
  if (!arePlain || new Set(sides.map((side) => side.length)).size > 1) {
    return conflict(path, { base, mine, theirs });
  }
  const values = mine.map((value, at) =>
    merge(pathOfPart(path, String(at)), {
      base: base === unknown ? unknown : old[at],
      mine: value,
      theirs: theirs[at],
    }),
  );
  return {
    conflicts: values.flatMap(({ conflicts }) => conflicts),
    combine: (choices) => values.map((value) => value.combine(choices)),
  };
}

function mergeList(path: FieldPath, { base, mine, theirs }: Sides): Merge {
  const [inBase, inMine, inTheirs] = [itemsById(base), itemsById(mine), itemsById(theirs)];
  const [myOrder, theirOrder] = [[...inMine.keys()], [...inTheirs.keys()]];
  const nameOf = (id: string) => itemName(inMine.get(id) ?? inTheirs.get(id) ?? inBase.get(id));
  const items = new Map(
    [...new Set([...myOrder, ...theirOrder])].map((id) => [
      id,
      merge(pathOfItem(path, id, nameOf(id)), {
        base: base === unknown ? unknown : inBase.get(id),
        mine: inMine.get(id),
        theirs: inTheirs.get(id),
      }),
    ]),
  );

  const whose = whoseOrder([...inBase.keys()], myOrder, theirOrder);
  const order = conflict(
    { ...path, path: `${path.path}/@order`, trail: [...path.trail, 'Order'] },
    {
      base: base === unknown ? unknown : [...inBase.keys()].map(nameOf),
      mine: myOrder.map(nameOf),
      theirs: theirOrder.map(nameOf),
    },
  );
  return {
    conflicts: [
      ...(whose === 'both' ? order.conflicts : []),
      ...[...items.values()].flatMap(({ conflicts }) => conflicts),
    ],
    combine: (choices) => {
      const byThem =
        whose === 'both' ? choices[`${path.path}/@order`] === 'theirs' : whose === 'theirs';
      const ids = byThem ? interleaved(theirOrder, myOrder) : interleaved(myOrder, theirOrder);
      return ids.map((id) => items.get(id)?.combine(choices)).filter((item) => item !== undefined);
    },
  };
}
