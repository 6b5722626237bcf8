import * as v from 'valibot';
import { isBlank } from '@/lib/is-blank';
import { ownValue } from '@/lib/is-record';
import { counted, withArticle } from '@/lib/words';

/** With the label: metadata of a field's schema. Limits are in UTF-16 code units. */
type FieldKind =
  | { kind: 'text' | 'link'; limit: number }
  | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  | ({ kind: 'list' } & ListOptions)
  | { kind: 'picture'; entries: v.ObjectEntries }
  | { kind: 'switch' | 'tuple' | 'group' };

type ListOptions = {
  /** What one item is called, e.g. `slide`. */
  one: string;
  /** By default 1. */
  min?: number;
  max: number;
  /** Key of the field whose value is the item's title, by default the first field. */
  named?: string;
  /** Values of a new item. Its other fields are empty. */
  preset?: Readonly<Record<string, string>>;
};

type Labelled = FieldKind & { label: string };

export type Field = Labelled & {
  /** Keyed by name, in form order. Of a list: the fields of one item; of a picture: its description. A tuple's keys are indexes. */
  fields: ReadonlyMap<string, Field>;
  default?: unknown;
  /** Returns the error of the value itself, e.g. a list's length, but no error of a field within it. */
  ownIssue?: (value: unknown) => string | undefined;
};

export function textOfField(field: Field | undefined, value: string): string {
  const label = field?.kind === 'choice' && ownValue(field.choices, value);
  return typeof label === 'string' ? label : value;
}

/** An action of a field's `v.pipe`. */
export function labelled<Value>(label: string, kind: FieldKind) {
  return v.metadata<Value, Labelled>({ ...kind, label });
}

export function groupOf<const Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  return v.pipe(v.object(entries), labelled(label, { kind: 'group' }));
}

export function describeSection(schema: v.GenericSchema): Field {
  return { kind: 'group', label: '', fields: fieldsWithin(schema) };
}

function fieldsWithin(schema: object): ReadonlyMap<string, Field> {
  if ('item' in schema) return fieldsWithin(Object(schema.item));
  const parts = 'entries' in schema ? schema.entries : 'items' in schema ? schema.items : {};
  return new Map(
    Object.entries(parts as v.ObjectEntries)
      .filter(([key]) => key !== 'id')
      .map(([key, part]) => [key, readField(part, key)]),
  );
}

function readField(schema: v.GenericSchema, key: string): Field {
  const known = v.getMetadata(schema) as Labelled | { kind?: undefined };
  if (!known.kind && 'wrapped' in schema) {
    const field = readField(schema.wrapped as v.GenericSchema, key);
    return 'default' in schema ? { ...field, default: v.getDefault(schema) } : field;
  }
  if (!known.kind) {
    throw new Error(`The field “${key}” has no label and kind: see src/content/fields/field.ts.`);
  }
  return {
    ...known,
    fields: fieldsWithin(known.kind === 'picture' ? known : schema),
    ownIssue: (value) =>
      v.safeParse(schema, value).issues?.find(({ path }) => path === undefined)?.message,
  };
}

/** The message of `v.maxLength`. */
export function tooMany({ requirement, received }: v.MaxLengthIssue<string, number>): string {
  const over = (Number(received) - requirement).toLocaleString('en-GB');
  return `At most ${requirement} characters: ${over} too many.`;
}

export function requiredText(
  label: string,
  limit: number,
  noun: `${'a' | 'an' | 'the'} ${string}` = withArticle(label.toLowerCase()),
) {
  return v.pipe(
    v.string(`Write ${noun}.`),
    v.check((text) => !isBlank(text), `Write ${noun}.`),
    v.maxLength(limit, tooMany),
    labelled(label, { kind: 'text', limit }),
  );
}

export function choiceOf<Value extends string>(label: string, choices: Record<Value, string>) {
  const values = Object.keys(choices) as Value[];
  const schema = v.picklist(values, `Choose ${withArticle(label.toLowerCase())}.`);
  return v.pipe(schema, labelled(label, { kind: 'choice', choices }));
}

export const onHomeSchema = v.pipe(
  v.boolean(),
  labelled('Show on the home page', { kind: 'switch' }),
);

export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));

export function itemOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ id: idSchema, ...entries });
}

export const statSchema = itemOf({
  figure: v.pipe(
    requiredText('Figure', 8),
    v.regex(/\p{Nd}/u, 'Write a figure with a number in it, such as 15+ or 98%.'),
  ),
  label: requiredText('Label', 40),
});

export const pointSchema = itemOf({
  title: requiredText('Title', 60),
  text: requiredText('Text', 240),
});

export function listOf<Item extends v.GenericSchema<{ id: string }>>(
  label: string,
  item: Item,
  { min = 1, ...options }: ListOptions,
) {
  const { one, max } = options;
  return v.pipe(
    v.array(item),
    v.minLength(min, `Keep at least ${counted(min, one)}.`),
    v.maxLength(
      max,
      ({ input: { length } }) =>
        `Keep to ${counted(max, one)}: delete ${length - max === 1 ? 'one' : length - max}.`,
    ),
    labelled(label, { kind: 'list', min, ...options }),
  );
}

export function fourOnHome<Item extends { onHome: boolean }>() {
  const count = (items: Item[]) => items.filter(({ onHome }) => onHome).length;
  return v.check(
    (items: Item[]) => count(items) === 4,
    ({ input }) => {
      const ticked = count(input);
      const change = ticked > 4 ? `Untick ${ticked - 4}` : `Tick ${4 - ticked} more`;
      return `${change} for the home page: ${ticked} of 4.`;
    },
  );
}
