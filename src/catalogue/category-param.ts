import { type Category, categories } from './categories';

export type CategoryParam =
  /** No parameter: all products. */
  | { kind: 'all' }
  | { kind: 'category'; category: Category }
  /** Something else: all products, and a word about it. */
  | { kind: 'unknown'; value: string };

/** Letters and digits only, so that case, `+`, `&`, "and" and the slug form all come to the same. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replaceAll('-and-', '-')
    .replace(/^-|-$/g, '');
}

/** Reads the `category` query parameter, forgivingly: label, any case, or slug. */
export function readCategoryParam(value: string | null): CategoryParam {
  const wanted = comparable(value ?? '');
  if (wanted === '' || wanted === 'all') return { kind: 'all' };
  const category = categories.find((label) => comparable(label) === wanted);
  return category ? { kind: 'category', category } : { kind: 'unknown', value: value ?? '' };
}
