import { type Category, categories } from './categories';

export type CategoryParam =
  /** No parameter: all products. */
  | { kind: 'all' }
  | { kind: 'category'; category: Category }
  /** No category is called like this: all products, and `value` in one line above them. */
  | { kind: 'unknown'; value: string };

/** Characters of an unknown value that are shown at most. */
const shownLength = 80;

/**
 * Reads the `category` query parameter: a label in any case, with `+` for space, or its slug.
 * An unknown value comes back fit to be shown: without control characters, 80 characters at most.
 */
export function readCategoryParam(param: string | null): CategoryParam {
  // Direction marks are format characters, too: one of them would turn the sentence around the value.
  const value = (param ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, '').trim();
  const wanted = slugOf(value);
  if (value === '' || wanted === 'all') return { kind: 'all' };
  const category = categories.find((label) => slugOf(label) === wanted);
  return category ? { kind: 'category', category } : { kind: 'unknown', value: cut(value) };
}

/** Letters and digits of any script: case, `+`, `&` and "and" make no difference. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll('-and-', '-')
    .replace(/^-|-$/g, '');
}

/** By code points: half a surrogate pair would be shown as a replacement character. */
function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= shownLength) return text;
  return `${characters.slice(0, shownLength - 1).join('')}…`;
}
