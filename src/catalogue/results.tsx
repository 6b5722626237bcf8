import { counted } from '@/lib/words';
import type { Category } from './categories';
import { filterProducts } from './products';
import type { Search } from './use-search';

export function ResultsHeading({ category, text }: { category?: string; text?: string }) {
  if (!text) return category ?? 'All Products';
  return (
    <>
      Results for “<bdi translate="no">{text}</bdi>”{category && ` in ${category}`}
    </>
  );
}

type ResultCountProps = { category: Category | undefined; search?: Search; loading: boolean };

export function ResultCount({ category, search, loading }: ResultCountProps) {
  const count = (search?.hitsInCategory ?? filterProducts(category)).length;
  const areSimilar = search?.areSimilar === 'all' && count > 0;
  const goods = counted(count, areSimilar ? 'similar product' : 'product');
  const where = category ? ` in ${category}` : '';
  const sentence = `${goods} shown${where}${search ? ` for “${search.text}”` : ''}`;
  return (
    <p className="text-stone">
      <span aria-hidden className={loading ? 'invisible' : undefined}>
        {goods}
      </span>
      <span role="status" className="sr-only">
        {!loading && !search?.mayGoOn && sentence}
      </span>
    </p>
  );
}
