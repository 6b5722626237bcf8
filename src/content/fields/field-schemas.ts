import * as v from 'valibot';
import { counted, plural } from '@/lib/words';

/**
 * A text that is not blank, of at most `limit` UTF-16 code units. `name` stands in messages: 'a title'
 * gives 'Write a title.' No schema trims a value: comparing versions needs the text as it was typed.
 */
export function requiredText(name: `${'a' | 'an' | 'the'} ${string}`, limit: number) {
  const theName = name.replace(/^an? /, 'the ');
  return v.pipe(
    v.string(`Write ${name}.`),
    v.check((text) => text.trim() !== '', `Write ${name}.`),
    v.maxLength(limit, `Keep ${theName} to ${limit} characters.`),
  );
}

/**
 * One of a few fixed values. A missing value is read as '': like a value that is no longer a choice,
 * it is an empty field in the form and no unreadable content.
 */
export function choiceOf<const Choices extends readonly string[]>(
  choices: Choices,
  message: string,
) {
  return v.pipe(v.nullish(v.string(), ''), v.picklist(choices, message));
}

/** Identifies an item of a list: comparing and merging versions match items by `id`, not by place. */
export const idSchema = v.pipe(
  v.string('This item has no id. Delete it and add it again.'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i, 'This item has a damaged id. Delete it and add it again.'),
);

/** A figure as displayed: 15+, 98%, 1,000. */
export const figureSchema = v.pipe(
  requiredText('a figure', 8),
  v.regex(/\p{Nd}/u, 'Write a figure with a number in it, such as 15+ or 98%.'),
);

export const statSchema = v.object({
  id: idSchema,
  figure: figureSchema,
  label: requiredText('a label', 40),
});

export const pointSchema = v.object({
  id: idSchema,
  title: requiredText('a title', 60),
  text: requiredText('a text', 240),
});

type ListLimits = { one: string; min: number; max: number };

/** Items with unique ids. `one` is what an item is called in messages. */
export function listOf<Item extends v.GenericSchema<{ id: string }>>(
  item: Item,
  { one, min, max }: ListLimits,
) {
  const many = plural(one);
  return v.pipe(
    v.array(item, `The list of ${many} is missing.`),
    v.minLength(min, `Keep at least ${counted(min, one)}.`),
    v.maxLength(max, `Keep to ${counted(max, one)}: delete one to add another.`),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      `Two ${many} have the same id. Delete one of them and add it again.`,
    ),
  );
}

/** Exactly four of the items are shown on the home page. */
export function fourOnHome<Item extends { onHome: boolean }>(many: string) {
  const count = (items: readonly Item[]) => items.filter(({ onHome }) => onHome).length;
  return v.check<Item[], (issue: v.CheckIssue<Item[]>) => string>(
    (items) => count(items) === 4,
    ({ input }) => `Choose four ${many} for the home page. Now it is ${count(input) || 'none'}.`,
  );
}
