import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { fieldsWithin } from './field-labels';
import {
  type FieldPlace,
  isPicturePlace,
  placeLabel,
  placeOfField,
  placeOfItem,
  placeOfPart,
  sectionPlace,
} from './field-place';
import { haveIds, itemsById, namesOfItems } from './list-items';
import { interleaved, whoseOrder } from './merge-order';
import { sameContent } from './same-content';

/** What both sides have changed differently. A side that is undefined has deleted it. */
export type MergeConflict = { path: string; label: string; mine: unknown; theirs: unknown };

/** By the paths of the conflicts. What is not chosen is mine. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

export type Merge = {
  conflicts: MergeConflict[];
  combine: (choices: MergeChoices) => unknown;
};

/**
 * Merges what two people made of the same content of a section, field by field. What only one side
 * changed is taken, and so is what both changed alike.
 *
 * - Lists merge by the ids of their items. What either side added stays. What one side deleted goes,
 *   unless the other has edited it: then that is a conflict about the item. Two new orders are a
 *   conflict at `…/@order`, with the items' names in the order of each side.
 * - A picture and its description are one field, since a description of another picture would be
 *   wrong; where both sides show the same picture, its description merges as a text.
 * - A list of plain values merges by position while all three have the same length. It is one field
 *   otherwise, and so is a list with items that have no ids.
 *
 * Takes anything: stored content may be damaged. The result may break the section's schema (too many
 * items, five on the home page) where neither side does.
 */
export function mergeSection(
  section: SectionKey,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Merge {
  return merge(sectionPlace(section), base, mine, theirs);
}

function merge(place: FieldPlace, base: unknown, mine: unknown, theirs: unknown): Merge {
  if (sameContent(base, theirs)) return settled(mine);
  if (sameContent(base, mine)) return settled(theirs);
  if (sameContent(mine, theirs)) return settled(mine);

  if (isRecord(mine) && isRecord(theirs)) {
    const isOneField =
      isPicturePlace(place) && !sameContent({ ...mine, alt: '' }, { ...theirs, alt: '' });
    return isOneField ? conflict(place, mine, theirs) : mergeFields(place, base, mine, theirs);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeArrays(place, Array.isArray(base) ? base : [], mine, theirs);
  }
  return conflict(place, mine, theirs);
}

function settled(value: unknown): Merge {
  return { conflicts: [], combine: () => value };
}

function conflict(place: FieldPlace, mine: unknown, theirs: unknown): Merge {
  const path = place.path || '@section';
  const label = placeLabel(place) || 'The whole section';
  return {
    conflicts: [{ path, label, mine, theirs }],
    combine: (choices) => (choices[path] === 'theirs' ? theirs : mine),
  };
}

function mergeFields(
  place: FieldPlace,
  base: unknown,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Merge {
  const placeOf = isPicturePlace(place) ? placeOfPart : placeOfField;
  const known = fieldsWithin(place.section, place.name);
  const keys = [...new Set([...known, ...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = keys.map((key) => ({
    key,
    merged: merge(
      placeOf(place, key),
      ownValue(base, key),
      ownValue(mine, key),
      ownValue(theirs, key),
    ),
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

function mergeArrays(
  place: FieldPlace,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Merge {
  const sides = [base, mine, theirs];
  if (sides.every(haveIds)) return mergeList(place, base, mine, theirs);
  const arePlain = sides.every((side) => !side.some((value) => typeof value === 'object'));
  if (!arePlain || new Set(sides.map((side) => side.length)).size > 1) {
    return conflict(place, mine, theirs);
  }
  const values = mine.map((value, at) =>
    merge(placeOfPart(place, String(at)), base[at], value, theirs[at]),
  );
  return {
    conflicts: values.flatMap(({ conflicts }) => conflicts),
    combine: (choices) => values.map((value) => value.combine(choices)),
  };
}

function mergeList(
  place: FieldPlace,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Merge {
  const [inBase, inMine, inTheirs] = [itemsById(base), itemsById(mine), itemsById(theirs)];
  const [myOrder, theirOrder] = [[...inMine.keys()], [...inTheirs.keys()]];
  const names = namesOfItems(inMine, inTheirs);
  const items = new Map(
    [...new Set([...myOrder, ...theirOrder])].map((id) => [
      id,
      merge(
        placeOfItem(place, id, names.plain(id)),
        inBase.get(id)?.item,
        inMine.get(id)?.item,
        inTheirs.get(id)?.item,
      ),
    ]),
  );

  const whose = whoseOrder([...inBase.keys()], myOrder, theirOrder);
  const orderPath = `${place.path}/@order`;
  const orderConflict: MergeConflict = {
    path: orderPath,
    label: `${placeLabel(place)} › Order`,
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
