import { useEffect, useState } from 'react';
import type { Search } from './use-search';

type ResultCountProps = {
  count: number;
  category: string | undefined;
  search?: Search;
  loading?: boolean;
};

export function ResultCount({ count, category, search, loading }: ResultCountProps) {
  const goods = `${search?.areSimilar === 'all' && count > 0 ? 'similar ' : ''}${count === 1 ? 'product' : 'products'}`;
  const where = category ? ` in ${category}` : '';
  const sentence = `${count} ${goods} shown${where}${search ? ` for “${search.text}”` : ''}`;
  const [debounced, setDebounced] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(sentence), 500);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className="text-stone">
      <span aria-hidden className={loading ? 'invisible' : undefined}>
        {count} {goods}
      </span>
      <span role="status" className="sr-only">
        {!loading && (!search || debounced === sentence) && sentence}
      </span>
    </p>
  );
}
