import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { capitalised } from '@/lib/words';

/** Leads to a field, or to an item of a list. */
export type FieldPath = {
  /** For an item of a list, the group of its fields. Undefined for a field of another release. */
  field: Field | undefined;
  /** With item ids, so that moving an item does not change it: `values/integrity/details`. */
  path: string;
  /** The labels from the section down. */
  trail: readonly string[];
};

export function sectionPath(section: SectionKey): FieldPath {
  return { field: sectionFields(section), path: '', trail: [] };
}

export function pathOfField({ field: parent, path, trail }: FieldPath, key: string): FieldPath {
  const field = parent?.fields.get(key);
  // The label of a field of a tuple or a picture says all: First phone, Description of the picture.
  const isOneValue = parent?.kind === 'tuple' || parent?.kind === 'picture';
  return {
    field,
    path: path === '' ? key : `${path}/${key}`,
    trail: [...(isOneValue ? trail.slice(0, -1) : trail), field?.label ?? capitalised(key)],
  };
}

export function pathOfItem(list: FieldPath, id: string, itemName: string): FieldPath {
  return {
    field: { kind: 'group', label: itemName, fields: list.field?.fields ?? new Map() },
    path: `${list.path}/${id}`,
    trail: [...list.trail, itemName],
  };
}

/** For an input by its name in the form: `values.2.details` → Value 3 › Details */
export function pathOfInput(section: SectionKey, inputName: string): FieldPath {
  let path = sectionPath(section);
  for (const key of inputName.split('.')) {
    const { field, trail } = path;
    if (field?.kind === 'list' && /^\d+$/.test(key)) {
      const item = `${capitalised(field.one)} ${Number(key) + 1}`;
      path = pathOfItem({ ...path, trail: trail.slice(0, -1) }, key, item);
    } else if (field?.fields.has(key)) {
      path = pathOfField(path, key);
    }
  }
  return path;
}

/** Values › Integrity › Details */
export function pathLabel({ trail }: FieldPath): string {
  return trail.join(' › ');
}
