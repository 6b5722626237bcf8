import { type Category, categories } from './categories';
import { readSearchParam } from './search-param';

/** Accepts a label in any case (`rice`) or as a slug (`nuts-dry-fruits`). `unknown` is a value that is no category. */
export function readCategoryParam(param: string | null): { category?: Category; unknown?: string } {
  const value = readSearchParam(param);
  const wanted = slugOf(value);
  if (value === '' || wanted === 'all') return {};
  const category = categories.find((label) => slugOf(label) === wanted);
  return category ? { category } : { unknown: value };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll('-and-', '-')
    .replace(/^-|-$/g, '');
}
