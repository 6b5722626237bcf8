import { type Category, categories } from './categories';
import { readSearchParam } from './search-param';

type CategoryParam = {
  category?: Category;
  /** The value, if it names no category: the page then shows all products and says so. */
  unknown?: string;
};

/** Reads the `category` query parameter: a label in any case, with `+` for space, or its slug. */
export function readCategoryParam(param: string | null): CategoryParam {
  const value = readSearchParam(param);
  const wanted = slugOf(value);
  if (value === '' || wanted === 'all') return {};
  const category = categories.find((label) => slugOf(label) === wanted);
  return category ? { category } : { unknown: value };
}

/** Letters and digits of any script: case, `+`, `&` and "and" make no difference. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll('-and-', '-')
    .replace(/^-|-$/g, '');
}
