import { useDeferredValue, useMemo, useState } from 'react';
import type { Category } from '@/catalogue/categories';
import { CategoryFilter } from '@/catalogue/category-filter';
import { filterProducts } from '@/catalogue/filter-products';
import { ProductGrid } from '@/catalogue/product-grid';
import { products } from '@/catalogue/products';
import { ResultCount } from '@/catalogue/result-count';
import { buttonClass } from '@/components/ui/button';
import { productsPath } from '@/config/paths';
import { ArrowLink } from '@/site/arrow-link';
import { Section } from '@/site/section';

/** Full rows in 1, 2, 3 and 4 columns. */
const firstCount = 12;
const first = products.slice(0, firstCount);
const others = products.slice(firstCount);

export function ProductsSection() {
  const [category, setCategory] = useState<Category>();
  const filtered = useMemo(() => filterProducts(category), [category]);
  // The buttons change at once, the cards in the next render.
  const shownCategory = useDeferredValue(category);
  const shown = useMemo(() => filterProducts(shownCategory), [shownCategory]);

  return (
    <Section>
      <div className="mb-10 flex flex-col gap-x-12 gap-y-4 sm:mb-14 lg:flex-row lg:items-end lg:justify-between">
        {/* On phones the longest category fits on one line: a second would move the buttons below it. */}
        <h2 className="text-[clamp(1.2rem,6.2vw,2.6rem)] leading-tight lg:text-heading">
          {category ?? 'All Products'}
        </h2>
        <ArrowLink to={productsPath()}>View All Products</ArrowLink>
      </div>
      <CategoryFilter selected={category} onSelect={setCategory} />
      <div className="mt-4 mb-6">
        <ResultCount count={filtered.length} category={category} />
      </div>
      {shownCategory ? (
        <ProductGrid products={shown} compact />
      ) : (
        <>
          <ProductGrid products={first} compact />
          {/* `<details>` works before hydration, and the browser's find opens it. */}
          <details className="folded-products">
            <summary className={buttonClass()}>Show all {products.length} products</summary>
            <ProductGrid products={others} compact />
          </details>
        </>
      )}
    </Section>
  );
}
