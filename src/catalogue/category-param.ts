import { type Category, categories } from './categories';
import { readSearchParam } from './search-param';

type CategoryParam =
  /** No parameter: all products. */
  | { kind: 'all' }
  | { kind: 'category'; category: Category }
  /** No category is called like this: all products, and `value` in one line above them. */
  | { kind: 'unknown'; value: string };

/** Reads the `category` query parameter: a label in any case, with `+` for space, or its slug. */
export function readCategoryParam(param: string | null): CategoryParam {
  const value = readSearchParam(param);
  const wanted = slugOf(value);
  if (value === '' || wanted === 'all') return { kind: 'all' };
  const category = categories.find((label) => slugOf(label) === wanted);
  return category ? { kind: 'category', category } : { kind: 'unknown', value };
}

/** Letters and digits of any script: case, `+`, `&` and "and" make no difference. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll('-and-', '-')
    .replace(/^-|-$/g, '');
}
