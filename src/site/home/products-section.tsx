import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import type { Category } from '@/catalogue/categories';
import { CategoryFilter } from '@/catalogue/category-filter';
import { filterProducts, products } from '@/catalogue/products';
import { ResultCount, ResultsHeading } from '@/catalogue/results';
import { SearchField } from '@/catalogue/search-field';
import { readSearchText } from '@/catalogue/search-text';
import { useSearch } from '@/catalogue/use-search';
import { ButtonLink } from '@/components/button-link';
import { productsPath } from '@/config/paths';
import { SearchGaps } from '@/enquiry/search-gaps';
import { ArrowLink } from '@/site/arrow-link';
import { ProductGrid } from '@/site/product-grid';
import { Section } from '@/site/section';

/** Twelve products fill their rows in 1, 2, 3 and 4 columns. */
const firstCount = 12;
const first = products.slice(0, firstCount);

const initial = { category: undefined as Category | undefined, unfolded: false, text: '' };

let lastChoice = initial;

export function ProductsSection() {
  const [{ category, unfolded, text }, change] = useLastChoice();
  const shown = useDeferredValue(category);
  const inCategory = useMemo(() => filterProducts(shown), [shown]);
  const { search, loading } = useSearch(readSearchText(text), category, true);
  const navigate = useNavigate();
  const whole = unfolded || shown !== undefined;
  const grid = useRef<HTMLDivElement>(null);

  function unfold(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    flushSync(() => change({ unfolded: true }));
    // The pressed link unmounts, so the first new card gets the focus.
    const next = grid.current?.querySelectorAll<HTMLElement>('h3 a')[firstCount];
    next?.focus({ preventScroll: true });
  }

  return (
    <Section>
      <div className="mb-10 flex flex-col gap-x-12 gap-y-4 sm:mb-14 lg:flex-row *:last:shrink-0 lg:items-end lg:justify-between">
        {/* Cut to one line. If a search made the heading two lines high, the content below would move. */}
        <h2 className="-mb-1 truncate pb-1 text-[clamp(1.2rem,6.2vw,2.6rem)] leading-tight lg:text-heading">
          <ResultsHeading category={category} text={search?.text} />
        </h2>
        <ArrowLink to={productsPath()}>View All Products</ArrowLink>
      </div>
      <div className="mb-3 sm:max-w-96">
        <SearchField
          text={text}
          onType={(typed) => change({ text: typed })}
          onSubmit={(query) => navigate(productsPath(category, query))}
        />
      </div>
      <CategoryFilter
        selected={category}
        onSelect={(selected) => change({ category: selected })}
        search={search}
      />
      <div className="mt-4 mb-6">
        <ResultCount category={category} search={search} loading={loading} />
      </div>
      {search && <SearchGaps search={search} />}
      <div ref={grid}>
        <ProductGrid products={whole ? inCategory : first} hits={search?.hitsInCategory} />
      </div>
      {!search && !whole && (
        <div className="mt-8 text-center">
          <ButtonLink to={productsPath()} onClick={unfold}>
            Show all {products.length} products
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

/** Back and Forward restore what was chosen last, so that the restored scroll position is right. */
function useLastChoice() {
  const isRestored = useNavigationType() === NavigationType.Pop;
  const [choice, setChoice] = useState(isRestored ? lastChoice : initial);

  useEffect(() => {
    lastChoice = choice;
  }, [choice]);

  const change = (part: Partial<typeof initial>) => setChoice((before) => ({ ...before, ...part }));
  return [choice, change] as const;
}
