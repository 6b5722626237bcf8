import type { Field } from './field';

/** The value of a field that nobody has filled in: the schema's default, or nothing. */
export function emptyValue(field: Field): unknown {
  if (field.default !== undefined) return field.default;
  switch (field.kind) {
    case 'text':
    case 'link':
    case 'choice':
      return '';
    case 'switch':
      return false;
    case 'picture':
      return { kind: 'site', name: '', alt: '' };
    case 'list':
      return [];
    case 'tuple':
      return [...field.fields.values()].map(emptyValue);
    case 'group':
      return emptyFields(field);
  }
}

/** The fields within a group, or of a list's item, which still needs an id. */
export function emptyFields({ fields }: Pick<Field, 'fields'>): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([key, field]) => [key, emptyValue(field)]));
}
