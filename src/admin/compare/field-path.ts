import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import type { ValidationIssue } from '@/content/sections/validation-issues';
import { capitalised } from '@/lib/words';

export type FieldPath = {
  /** For a list item, a `group` made of the list's fields. Undefined if the schema of this build lacks the key. */
  field: Field | undefined;
  /** Contains item ids, such as `values/integrity/details`, so a move changes no path. `pathOfInput` puts indexes in. */
  path: string;
  /** Such as `Values › Integrity › Details`. */
  label: string;
  /** The label of the list, group or picture that contains the field. */
  outerLabel: string;
};

export function sectionPath(section: SectionKey): FieldPath {
  return { field: sectionFields(section), path: '', label: '', outerLabel: '' };
}

export function pathWithin(outer: FieldPath, key: string, label: string, field?: Field): FieldPath {
  return {
    field,
    path: outer.path ? `${outer.path}/${key}` : key,
    label: outer.label ? `${outer.label} › ${label}` : label,
    outerLabel: outer.label,
  };
}

export function pathOfField(parent: FieldPath, key: string): FieldPath {
  const field = parent.field?.fields.get(key);
  const label = field?.label ?? capitalised(key);
  // `First phone` and `Description of the picture` need no label of the parent before them.
  const isOneValue = parent.field?.kind === 'tuple' || parent.field?.kind === 'picture';
  const outer = isOneValue ? { ...parent, label: parent.outerLabel } : parent;
  return pathWithin(outer, key, label, field);
}

export function pathOfItem(list: FieldPath, id: string, label: string): FieldPath {
  const fields = list.field?.fields ?? new Map();
  return pathWithin(list, id, label, { kind: 'group', label, fields });
}

/** `values.2.details` has the label `Value 3 › Details`. */
export function pathOfInput(section: SectionKey, inputName: string): FieldPath {
  let path = sectionPath(section);
  for (const key of inputName.split('.')) {
    const { field } = path;
    if (field?.kind === 'list' && /^\d+$/.test(key)) {
      const item = `${capitalised(field.one)} ${Number(key) + 1}`;
      path = pathOfItem({ ...path, label: path.outerLabel }, key, item);
    } else if (field?.fields.has(key)) {
      path = pathOfField(path, key);
    }
  }
  return path;
}

export function issueInWords(section: SectionKey, { name, message }: ValidationIssue): string {
  const { label } = pathOfInput(section, name);
  return label ? `${label}: ${message}` : message;
}
