import * as v from 'valibot';

/**
 * A text that must be there. `name` is its name in messages, with an article: 'a title' gives
 * 'Write a title.' and 'Keep the title to 60 characters.'
 *
 * No schema here trims or otherwise changes a value: what an editor has typed, what is published
 * and what is compared for differences must stay the same text.
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
 * One of a few fixed values. A draft may be without it: what is missing counts as an empty text, which is
 * a field to fill in, like a value that is no longer among the choices.
 */
export function choiceOf<const Choices extends readonly string[]>(
  choices: Choices,
  message: string,
) {
  return v.pipe(v.nullish(v.string(), ''), v.picklist(choices, message));
}

/** What an item keeps for life, wherever it is moved; differences and merging go by it. */
export const idSchema = v.pipe(
  v.string('This item has no id. Delete it and add it again.'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i, 'This item has a damaged id. Delete it and add it again.'),
);

/** A short figure as it stands on the page: 15+, 98%, 1,000. */
export const figureSchema = v.pipe(
  requiredText('a figure', 8),
  v.regex(/\p{Nd}/u, 'Write a figure with a number in it, such as 15+ or 98%.'),
);

export const statSchema = v.object({
  id: idSchema,
  figure: figureSchema,
  label: requiredText('a label', 40),
});

/** A title with a few sentences: goals, advantages, reasons. */
export const pointSchema = v.object({
  id: idSchema,
  title: requiredText('a title', 60),
  text: requiredText('a text', 240),
});

type ListLimits = { one: string; many: string; min: number; max: number };

/** Items in the order in which they are shown. `one` and `many` name them in messages. */
export function listOf<Item extends v.GenericSchema<{ id: string }>>(
  item: Item,
  { one, many, min, max }: ListLimits,
) {
  return v.pipe(
    v.array(item, `The list of ${many} is missing.`),
    v.minLength(min, `Keep at least ${min} ${min === 1 ? one : many}.`),
    v.maxLength(max, `Keep to ${max} ${max === 1 ? one : many}: delete one to add another.`),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      `Two ${many} have the same id. Delete one of them and add it again.`,
    ),
  );
}

/** The home page has room for exactly four of the items. */
export function fourOnHome<Item extends { onHome: boolean }>(many: string) {
  const count = (items: readonly Item[]) => items.filter(({ onHome }) => onHome).length;
  return v.check<Item[], (issue: v.CheckIssue<Item[]>) => string>(
    (items) => count(items) === 4,
    ({ input }) => `Choose four ${many} for the home page. Now it is ${count(input) || 'none'}.`,
  );
}
