import { useDeferredValue, useMemo, useState } from 'react';
import type { Category } from '@/catalogue/categories';
import { CategoryFilter } from '@/catalogue/category-filter';
import { filterProducts } from '@/catalogue/filter-products';
import { ProductGrid } from '@/catalogue/product-grid';
import { ResultCount } from '@/catalogue/result-count';
import { Button } from '@/components/ui/button';
import { productsPath } from '@/config/paths';
import { ArrowLink } from '@/site/arrow-link';
import { Section } from '@/site/section';

export function ProductsSection() {
  const [category, setCategory] = useState<Category>();
  // The whole range is long: it is folded until somebody asks for it, so that what follows is found.
  const [unfolded, setUnfolded] = useState(false);
  const products = useMemo(() => filterProducts(category), [category]);
  // The buttons answer at once, the cards right after that.
  const shown = useDeferredValue(products);
  const folded = !useDeferredValue(category) && !unfolded;

  return (
    <Section>
      <div className="mb-10 flex flex-col gap-x-12 gap-y-4 sm:mb-14 lg:flex-row lg:items-end lg:justify-between">
        {/* Small enough on phones for the longest category on one line: a second would push the buttons
            away from the finger that has just pressed one. */}
        <h2 className="text-[clamp(1.2rem,6.2vw,2.6rem)] leading-tight lg:text-heading">
          {category ?? 'All Products'}
        </h2>
        <ArrowLink to={productsPath()}>View All Products</ArrowLink>
      </div>
      <CategoryFilter selected={category} onSelect={setCategory} />
      <div className="mt-4 mb-6">
        <ResultCount count={products.length} category={category} />
      </div>
      <div className="relative">
        <div
          className={
            folded ? 'max-h-[72rem] overflow-clip sm:max-h-[84rem] print:max-h-none' : undefined
          }
        >
          <ProductGrid products={shown} compact />
        </div>
        {folded && (
          <div className="absolute inset-x-0 bottom-0 grid h-56 place-items-end justify-center bg-linear-to-t from-paper from-30% to-transparent print:hidden forced-colors:h-auto forced-colors:bg-[Canvas] forced-colors:pt-6">
            <Button onClick={() => setUnfolded(true)}>Show all {products.length} products</Button>
          </div>
        )}
      </div>
    </Section>
  );
}
