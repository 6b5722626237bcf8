import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { capitalised } from '@/lib/words';
import { choiceName } from './choice-name';

/** A position in a section's content. */
export type FieldPlace = {
  /** Undefined for content of another release, whose field does not exist. */
  field: Field | undefined;
  /** With item ids, so that moving an item does not change it: `values/integrity/details`. */
  path: string;
  /** The labels from the section down. */
  trail: readonly string[];
};

export function sectionPlace(section: SectionKey): FieldPlace {
  return { field: sectionFields(section), path: '', trail: [] };
}

export function placeOfField(place: FieldPlace, key: string): FieldPlace {
  const field = place.field?.fields.get(key);
  const path = place.path === '' ? key : `${place.path}/${key}`;
  return { field, path, trail: [...place.trail, field?.label ?? choiceName(key)] };
}

/** For a part with a self-contained label, which replaces its parent's: First phone. */
export function placeOfPart(place: FieldPlace, key: string): FieldPlace {
  return placeOfField({ ...place, trail: place.trail.slice(0, -1) }, key);
}

export function placeOfItem(place: FieldPlace, id: string, itemName: string): FieldPlace {
  return { ...place, path: `${place.path}/${id}`, trail: [...place.trail, itemName] };
}

/** For an input by its name in the form: `values.2.details` → Value 3 › Details */
export function placeOfInput(section: SectionKey, inputName: string): FieldPlace {
  let place = sectionPlace(section);
  for (const key of inputName === '' ? [] : inputName.split('.')) {
    const { field, trail } = place;
    if (field?.kind === 'list' && /^\d+$/.test(key)) {
      const item = `${capitalised(field.one)} ${Number(key) + 1}`;
      place = { ...place, trail: [...trail.slice(0, -1), item] };
    } else if (field?.fields.has(key)) {
      place = isOneValue(field) ? placeOfPart(place, key) : placeOfField(place, key);
    }
  }
  return place;
}

function isOneValue({ kind }: Field): boolean {
  return kind === 'tuple' || kind === 'picture';
}

/** Values › Integrity › Details */
export function placeLabel(place: FieldPlace): string {
  return place.trail.join(' › ');
}

export function isPicturePlace({ field }: FieldPlace): boolean {
  return field?.kind === 'picture';
}

/** The keys of the fields within, in the order of the form. */
export function keysWithin({ field }: FieldPlace): string[] {
  return [...(field?.fields.keys() ?? [])];
}
