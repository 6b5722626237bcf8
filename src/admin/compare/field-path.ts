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
  labels: readonly string[];
};

export function sectionPath(section: SectionKey): FieldPath {
  return { field: sectionFields(section), path: '', labels: [] };
}

export function pathOfField({ field: parent, path, labels }: FieldPath, key: string): FieldPath {
  const field = parent?.fields.get(key);
  // `First phone` and `Description of the picture` need no label of the parent before them.
  const isOneValue = parent?.kind === 'tuple' || parent?.kind === 'picture';
  return {
    field,
    path: path === '' ? key : `${path}/${key}`,
    labels: [...(isOneValue ? labels.slice(0, -1) : labels), field?.label ?? capitalised(key)],
  };
}

export function pathOfItem(list: FieldPath, id: string, itemName: string): FieldPath {
  return {
    field: { kind: 'group', label: itemName, fields: list.field?.fields ?? new Map() },
    path: `${list.path}/${id}`,
    labels: [...list.labels, itemName],
  };
}

/** `values.2.details` has the label `Value 3 › Details`. */
export function pathOfInput(section: SectionKey, inputName: string): FieldPath {
  let path = sectionPath(section);
  for (const key of inputName.split('.')) {
    const { field, labels } = path;
    if (field?.kind === 'list' && /^\d+$/.test(key)) {
      const item = `${capitalised(field.one)} ${Number(key) + 1}`;
      path = pathOfItem({ ...path, labels: labels.slice(0, -1) }, key, item);
    } else if (field?.fields.has(key)) {
      path = pathOfField(path, key);
    }
  }
  return path;
}

export function issueInWords(section: SectionKey, { name, message }: ValidationIssue): string {
  const label = pathLabel(pathOfInput(section, name));
  return label ? `${label}: ${message}` : message;
}

export function pathLabel({ labels }: FieldPath): string {
  return labels.join(' › ');
}
