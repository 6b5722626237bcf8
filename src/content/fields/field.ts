import * as v from 'valibot';
import { ownValue } from '@/lib/is-record';

/** What the editor knows of a field: metadata of its schema. Lengths in UTF-16 code units. */
type FieldKind =
  /** Text that visitors read. */
  | { kind: 'text'; limit: number }
  /** A link's target. */
  | { kind: 'link'; limit: number }
  /** Labels by stored value. */
  | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  | { kind: 'switch' }
  /** One value, with a description of its own. */
  | { kind: 'picture'; descriptionLimit: number }
  | ({ kind: 'list' } & ListOptions)
  /** A fixed number of values, each with its own label. */
  | { kind: 'tuple' }
  | { kind: 'group' };

export type ListOptions = {
  /** What an item is called, in the form and in messages. */
  one: string;
  min: number;
  max: number;
  /** The field whose value names an item; by default its first one. */
  named?: string;
  /** What a new item has in its fields. */
  preset?: Readonly<Record<string, string>>;
};

export type Field = FieldKind & {
  label: string;
  /** By key, in the form's order; of a list those of an item, of a tuple by index. */
  fields: ReadonlyMap<string, Field>;
  /** The schema's default, for content stored before the field existed. */
  default?: unknown;
  /** A list's own validation message, not an item's. */
  ownIssue?: (value: unknown) => string | undefined;
};

/** The label of a choice; other text as it is. */
export function textOfField(field: Field | undefined, value: string): string {
  const label = field?.kind === 'choice' && ownValue(field.choices, value);
  return typeof label === 'string' ? label : value;
}

/** Labels a schema, for forms, error lists and differences. */
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

/** A group of fields under a heading. */
export function groupOf<const Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  return labelled(v.object(entries, `The part “${label}” is missing.`), label, { kind: 'group' });
}

/** The fields of a section, as a group without a label. Throws where one has neither label nor kind. */
export function describeSection(schema: v.GenericSchema): Field {
  return { kind: 'group', label: '', fields: fieldsWithin(schema) };
}

function fieldsWithin(schema: v.GenericSchema): ReadonlyMap<string, Field> {
  return new Map(
    Object.entries(partsOf(schema))
      .filter(([key]) => key !== 'id')
      .map(([key, part]) => [key, readField(part, key)]),
  );
}

function partsOf(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  if ('entries' in schema) return schema.entries as Record<string, v.GenericSchema>;
  if ('item' in schema) return partsOf(schema.item as v.GenericSchema);
  if ('items' in schema) return Object.fromEntries(Object.entries(schema.items as object));
  return {};
}

function readField(schema: v.GenericSchema, key: string): Field {
  const label = v.getTitle(schema);
  const known = v.getMetadata(schema);
  if (label === undefined && 'wrapped' in schema) {
    const field = readField(schema.wrapped as v.GenericSchema, key);
    return 'default' in schema ? { ...field, default: v.getDefault(schema) } : field;
  }
  if (label === undefined || !isFieldKind(known)) {
    throw new Error(`The field “${key}” has no label and kind: see src/content/fields/field.ts.`);
  }
  return {
    ...known,
    label,
    fields: known.kind === 'picture' ? pictureFields(known, label) : fieldsWithin(schema),
    ...(known.kind === 'list' && { ownIssue: ownIssueOf(schema) }),
  };
}

function ownIssueOf(schema: v.GenericSchema) {
  return (value: unknown) =>
    v.safeParse(schema, value).issues?.find(({ path }) => path === undefined)?.message;
}

function isFieldKind(known: object): known is FieldKind {
  return 'kind' in known;
}

function pictureFields({ descriptionLimit: limit }: { descriptionLimit: number }, picture: string) {
  const label = `Description of the ${picture.charAt(0).toLowerCase()}${picture.slice(1)}`;
  return new Map<string, Field>([['alt', { kind: 'text', label, limit, fields: new Map() }]]);
}
