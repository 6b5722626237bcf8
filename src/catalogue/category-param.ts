import { type Category, categories } from './categories';
import { readSearchText } from './search-text';

/** Accepts a label in any case, as a slug (`nuts-dry-fruits`), escaped twice, and words (`Nuts `, `dry fruits`) of one only. */
export function readCategoryParam(param: string | null): { category?: Category; unknown?: string } {
  const value = readSearchText(param);
  const wanted = slugOf(value);
  if (value === '' || wanted === 'all') return {};
  const [category, other] = categories.filter((label) =>
    `-${slugOf(label)}`.includes(`-${wanted}`),
  );
  return category && !other && wanted.length > 2 ? { category } : { unknown: value };
}

/** Between the words of a label stand signs only, so an escape that is left there is one, too. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/%(25)*[\da-f]{2}|&amp;|[^\p{L}\p{N}]/gu, '-')
    .replace(/-+(and-+)?/g, '-')
    .replace(/^-|-$/g, '');
}
