import * as v from 'valibot';
import { ownValue } from '@/lib/is-record';

/** Metadata of a field's schema. Limits are in UTF-16 code units. */
type FieldKind =
  | { kind: 'text' | 'link'; limit: number }
  | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  | ({ kind: 'list' } & ListOptions)
  | { kind: 'switch' | 'picture' | 'tuple' | 'group' };

/** Of a picture's description. */
export const descriptionLimit = 160;

export type ListOptions = {
  /** What one item is called, e.g. `slide`. */
  one: string;
  min: number;
  max: number;
  /** Key of the field whose value is the item's title, by default the first field. */
  named?: string;
  /** Values of a new item. Its other fields are empty. */
  preset?: Readonly<Record<string, string>>;
};

export type Field = FieldKind & {
  label: string;
  /** Keyed by name, in form order. For a list: the fields of one item. For a tuple: keyed by index. */
  fields: ReadonlyMap<string, Field>;
  default?: unknown;
  /** Returns the error of the value itself, e.g. a list's length, but no error of a field within it. */
  ownIssue?: (value: unknown) => string | undefined;
};

export function textOfField(field: Field | undefined, value: string): string {
  const label = field?.kind === 'choice' && ownValue(field.choices, value);
  return typeof label === 'string' ? label : value;
}

export function labelled<const Schema extends v.GenericSchema>(
  schema: Schema,
  label: string,
  kind: FieldKind,
) {
  return v.pipe(
    schema,
    v.title<v.InferOutput<Schema>, string>(label),
    v.metadata<v.InferOutput<Schema>, FieldKind>(kind),
  );
}

export function groupOf<const Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  return labelled(v.object(entries), label, { kind: 'group' });
}

export function describeSection(schema: v.GenericSchema): Field {
  return { kind: 'group', label: '', fields: fieldsWithin(schema) };
}

function fieldsWithin(schema: v.GenericSchema): ReadonlyMap<string, Field> {
  if ('item' in schema) return fieldsWithin(schema.item as v.GenericSchema);
  const parts = 'entries' in schema ? schema.entries : 'items' in schema ? schema.items : {};
  return new Map(
    Object.entries(parts as v.ObjectEntries)
      .filter(([key]) => key !== 'id')
      .map(([key, part]) => [key, readField(part, key)]),
  );
}

function readField(schema: v.GenericSchema, key: string): Field {
  const label = v.getTitle(schema);
  const known = v.getMetadata(schema) as FieldKind | { kind?: undefined };
  if (label === undefined && 'wrapped' in schema) {
    const field = readField(schema.wrapped as v.GenericSchema, key);
    return 'default' in schema ? { ...field, default: v.getDefault(schema) } : field;
  }
  if (label === undefined || !known.kind) {
    throw new Error(`The field “${key}” has no label and kind: see src/content/fields/field.ts.`);
  }
  return {
    ...known,
    label,
    fields: known.kind === 'picture' ? pictureFields(label) : fieldsWithin(schema),
    ownIssue: (value) =>
      v.safeParse(schema, value).issues?.find(({ path }) => path === undefined)?.message,
  };
}

function pictureFields(picture: string) {
  const label = `Description of the ${picture.charAt(0).toLowerCase()}${picture.slice(1)}`;
  const alt: Field = { kind: 'text', label, limit: descriptionLimit, fields: new Map() };
  return new Map([['alt', alt]]);
}
