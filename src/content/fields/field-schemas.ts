import * as v from 'valibot';
import { isBlank } from '@/lib/is-blank';
import { counted, plural, withArticle } from '@/lib/words';
import { type ListOptions, labelled } from './field';

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
  return labelled(
    v.pipe(
      v.string(`Write ${noun}.`),
      v.check((text) => !isBlank(text), `Write ${noun}.`),
      v.maxLength(limit, tooMany),
    ),
    label,
    { kind: 'text', limit },
  );
}

export function choiceOf<Value extends string>(label: string, choices: Record<Value, string>) {
  const values = Object.keys(choices) as Value[];
  const schema = v.picklist(values, `Choose ${withArticle(label.toLowerCase())}.`);
  return labelled(schema, label, { kind: 'choice', choices });
}

export const onHomeSchema = labelled(v.boolean(), 'Show on the home page', { kind: 'switch' });

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
  options: ListOptions,
) {
  const { one, min, max } = options;
  return labelled(
    v.pipe(
      v.array(item),
      v.minLength(min, `Keep at least ${counted(min, one)}.`),
      v.maxLength(
        max,
        ({ input: { length } }) =>
          `Keep to ${counted(max, one)}: delete ${length - max === 1 ? 'one' : length - max}.`,
      ),
      v.check(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        `Two ${plural(one)} have the same id. Delete one of them and add it again.`,
      ),
    ),
    label,
    { kind: 'list', ...options },
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
