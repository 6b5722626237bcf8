import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import {
  type FieldPlace,
  isPicturePlace,
  keysWithin,
  placeLabel,
  placeOfField,
  placeOfItem,
  placeOfPart,
  sectionPlace,
} from './field-place';
import { haveUniqueIds, itemsById, namesOfItems } from './list-items';
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
};

/** By the paths of the conflicts; `mine` where there is no choice. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

export type Merge = {
  conflicts: MergeConflict[];
  combine: (choices: MergeChoices) => unknown;
};

/**
 * Three-way merge of a section's content, field by field.
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
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Merge {
  return merge(sectionPlace(section), { base, mine, theirs });
}

type Sides<Value = unknown> = { base: unknown; mine: Value; theirs: Value };

function merge(place: FieldPlace, { base, mine, theirs }: Sides): Merge {
  if (sameContent(base, theirs)) return settled(mine);
  if (sameContent(base, mine)) return settled(theirs);
  if (sameContent(mine, theirs)) return settled(mine);

  if (isRecord(mine) && isRecord(theirs)) {
    const isOneField =
      isPicturePlace(place) && !sameContent({ ...mine, alt: '' }, { ...theirs, alt: '' });
    const sides = { base, mine, theirs };
    return isOneField ? conflict(place, sides) : mergeFields(place, sides);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeArrays(place, { base, mine, theirs });
  }
  return conflict(place, { base, mine, theirs });
}

function settled(value: unknown): Merge {
  return { conflicts: [], combine: () => value };
}

function conflict(place: FieldPlace, { base, mine, theirs }: Sides): Merge {
  const path = place.path || '@section';
  const label = placeLabel(place) || 'The whole section';
  return {
    conflicts: [{ path, label, kind: place.field?.kind, base, mine, theirs }],
    combine: (choices) => (choices[path] === 'theirs' ? theirs : mine),
  };
}

function mergeFields(
  place: FieldPlace,
  { base, mine, theirs }: Sides<Readonly<Record<string, unknown>>>,
): Merge {
  const placeOf = isPicturePlace(place) ? placeOfPart : placeOfField;
  const keys = [...new Set([...keysWithin(place), ...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = keys.map((key) => ({
    key,
    merged: merge(placeOf(place, key), {
      base: ownValue(base, key),
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

function mergeArrays(place: FieldPlace, arrays: Sides<readonly unknown[]>): Merge {
  const { mine, theirs } = arrays;
  const base: readonly unknown[] = Array.isArray(arrays.base) ? arrays.base : [];
  const sides = [base, mine, theirs];
  if (sides.every(haveUniqueIds)) return mergeList(place, { base, mine, theirs });
  const arePlain = sides.every((side) => !side.some((value) => typeof value === 'object'));
  if (!arePlain || new Set(sides.map((side) => side.length)).size > 1) {
    return conflict(place, arrays);
  }
  const values = mine.map((value, at) =>
    merge(placeOfPart(place, String(at)), { base: base[at], mine: value, theirs: theirs[at] }),
  );
  return {
    conflicts: values.flatMap(({ conflicts }) => conflicts),
    combine: (choices) => values.map((value) => value.combine(choices)),
  };
}

function mergeList(place: FieldPlace, { base, mine, theirs }: Sides): Merge {
  const [inBase, inMine, inTheirs] = [itemsById(base), itemsById(mine), itemsById(theirs)];
  const [myOrder, theirOrder] = [[...inMine.keys()], [...inTheirs.keys()]];
  const names = namesOfItems(inMine, inTheirs);
  const items = new Map(
    [...new Set([...myOrder, ...theirOrder])].map((id) => [
      id,
      merge(placeOfItem(place, id, names.plain(id)), {
        base: inBase.get(id)?.item,
        mine: inMine.get(id)?.item,
        theirs: inTheirs.get(id)?.item,
      }),
    ]),
  );

  const whose = whoseOrder([...inBase.keys()], myOrder, theirOrder);
  const orderPath = `${place.path}/@order`;
  const orderConflict: MergeConflict = {
    path: orderPath,
    label: `${placeLabel(place)} › Order`,
    kind: place.field?.kind,
    base: [...inBase.keys()].map(names.plain),
    mine: myOrder.map(names.plain),
    theirs: theirOrder.map(names.plain),
  };
  return {
    conflicts: [
      ...(whose === 'both' ? [orderConflict] : []),
      ...[...items.values()].flatMap(({ conflicts }) => conflicts),
    ],
    combine: (choices) => {
      const byThem = whose === 'both' ? choices[orderPath] === 'theirs' : whose === 'theirs';
      const order = byThem ? interleaved(theirOrder, myOrder) : interleaved(myOrder, theirOrder);
      return order
        .map((id) => items.get(id)?.combine(choices))
        .filter((item) => item !== undefined);
    },
  };
}
