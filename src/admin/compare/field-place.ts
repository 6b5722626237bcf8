import type { SectionKey } from '@/content/sections/section';
import { fieldsWithin, labelOf } from './field-labels';

/** A position in a section's content. */
export type FieldPlace = {
  section: SectionKey;
  /** Without ids and indexes: `values.details`. */
  name: string;
  /** With item ids, so that moving an item does not change it: `values/integrity/details`. */
  path: string;
  /** The labels from the section down. */
  trail: readonly string[];
};

export function sectionPlace(section: SectionKey): FieldPlace {
  return { section, name: '', path: '', trail: [] };
}

export function placeOfField(place: FieldPlace, key: string): FieldPlace {
  const name = place.name === '' ? key : `${place.name}.${key}`;
  const path = place.path === '' ? key : `${place.path}/${key}`;
  return { ...place, name, path, trail: [...place.trail, labelOf(place.section, name)] };
}

/** For a part with a self-contained label, which replaces its parent's: First phone. */
export function placeOfPart(place: FieldPlace, key: string): FieldPlace {
  return placeOfField({ ...place, trail: place.trail.slice(0, -1) }, key);
}

export function placeOfItem(place: FieldPlace, id: string, itemName: string): FieldPlace {
  return { ...place, path: `${place.path}/${id}`, trail: [...place.trail, itemName] };
}

/** For an input by its name in the form: `values.2.details` → Values 3 › Details */
export function placeOfInput(section: SectionKey, inputName: string): FieldPlace {
  let place = sectionPlace(section);
  for (const part of inputName === '' ? [] : inputName.split('.')) {
    if (fieldsWithin(section, place.name).includes(part)) {
      const isPart = /^\d+$/.test(part) || isPicturePlace(place);
      place = isPart ? placeOfPart(place, part) : placeOfField(place, part);
    } else if (/^\d+$/.test(part)) {
      const numbered = `${place.trail.at(-1)} ${Number(part) + 1}`;
      place = { ...place, trail: [...place.trail.slice(0, -1), numbered] };
    }
  }
  return place;
}

/** Values › Integrity › Details */
export function placeLabel(place: FieldPlace): string {
  return place.trail.join(' › ');
}

export function isPicturePlace({ section, name }: FieldPlace): boolean {
  return fieldsWithin(section, name).join() === 'alt';
}
