import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { capitalised } from '@/lib/words';
import { choiceName } from './choice-name';

/** Leads to a field, or to an item of a list. */
export type FieldPath = {
  /** Of an item that of its list. Undefined for content of another release, whose field does not exist. */
  field: Field | undefined;
  /** With item ids, so that moving an item does not change it: `values/integrity/details`. */
  path: string;
  /** The labels from the section down. */
  trail: readonly string[];
};

export function sectionPath(section: SectionKey): FieldPath {
  return { field: sectionFields(section), path: '', trail: [] };
}

export function pathOfField(parent: FieldPath, key: string): FieldPath {
  const field = parent.field?.fields.get(key);
  const path = parent.path === '' ? key : `${parent.path}/${key}`;
  return { field, path, trail: [...parent.trail, field?.label ?? choiceName(key)] };
}

/** For a part with a self-contained label, which replaces its parent's: First phone. */
export function pathOfPart(parent: FieldPath, key: string): FieldPath {
  return pathOfField({ ...parent, trail: parent.trail.slice(0, -1) }, key);
}

export function pathOfItem(list: FieldPath, id: string, itemName: string): FieldPath {
  return { ...list, path: `${list.path}/${id}`, trail: [...list.trail, itemName] };
}

/** For an input by its name in the form: `values.2.details` → Value 3 › Details */
export function pathOfInput(section: SectionKey, inputName: string): FieldPath {
  let path = sectionPath(section);
  for (const key of inputName === '' ? [] : inputName.split('.')) {
    const { field, trail } = path;
    if (field?.kind === 'list' && /^\d+$/.test(key)) {
      const item = `${capitalised(field.one)} ${Number(key) + 1}`;
      path = { ...path, trail: [...trail.slice(0, -1), item] };
    } else if (field?.fields.has(key)) {
      path = isOneValue(field) ? pathOfPart(path, key) : pathOfField(path, key);
    }
  }
  return path;
}

function isOneValue({ kind }: Field): boolean {
  return kind === 'tuple' || kind === 'picture';
}

/** Values › Integrity › Details */
export function pathLabel({ trail }: FieldPath): string {
  return trail.join(' › ');
}

export function isPicture({ field }: FieldPath): boolean {
  return field?.kind === 'picture';
}

/** The keys of the fields within, in the order of the form. */
export function keysWithin({ field }: FieldPath): string[] {
  return [...(field?.fields.keys() ?? [])];
}
