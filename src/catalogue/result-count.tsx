import { useEffect, useState } from 'react';
import { cn } from '@/lib/cn';
import type { Search } from './use-search';

type ResultCountProps = {
  count: number;
  category: string | undefined;
  search?: Search;
  loading?: boolean;
};

/** The number of products, announced when it changes; while somebody types, after a pause. */
export function ResultCount({ count, category, search, loading }: ResultCountProps) {
  const isSimilar = search && search.missing.length > 0 && count > 0;
  const goods = `${isSimilar ? 'similar ' : ''}${count === 1 ? 'product' : 'products'}`;
  const where = category ? ` in ${category}` : '';
  const sentence = `${count} ${goods} shown${where}${search ? ` for “${search.text}”` : ''}`;
  const settled = useSettled(sentence, 500);
  return (
    <p className="text-stone">
      <span aria-hidden className={cn('results-heading', loading && 'invisible')}>
        {count} {goods}
      </span>
      <span role="status" className="sr-only">
        {!loading && (!search || settled === sentence) && sentence}
      </span>
    </p>
  );
}

/** The last value that has not changed for `wait` milliseconds. */
function useSettled(value: string, wait: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
