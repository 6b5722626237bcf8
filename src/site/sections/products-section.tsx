import { useState } from 'react';
import type { Category } from '@/catalogue/categories';
import { CategoryFilter } from '@/catalogue/category-filter';
import { filterProducts } from '@/catalogue/filter-products';
import { ProductGrid } from '@/catalogue/product-grid';
import { ResultCount } from '@/catalogue/result-count';
import { ArrowLink } from '@/components/arrow-link';
import { Section } from '@/components/section';
import { SectionHeading } from '@/components/section-heading';
import { Button } from '@/components/ui/button';
import { productsPath } from '@/config/paths';

export function ProductsSection() {
  const [category, setCategory] = useState<Category>();
  // The whole range is long: it is folded until somebody asks for it, so that what follows is found.
  const [unfolded, setUnfolded] = useState(false);
  const products = filterProducts(category);
  const folded = !category && !unfolded;

  return (
    <Section>
      <SectionHeading
        title={category ?? 'All Products'}
        action={<ArrowLink to={productsPath()}>View All Products</ArrowLink>}
      />
      <CategoryFilter selected={category} onSelect={setCategory} />
      <div className="mt-4 mb-6">
        <ResultCount count={products.length} category={category} />
      </div>
      <div className="relative">
        <div className={folded ? 'max-h-[72rem] overflow-clip sm:max-h-[84rem]' : undefined}>
          <ProductGrid products={products} compact />
        </div>
        {folded && (
          <div className="absolute inset-x-0 bottom-0 grid h-56 place-items-end justify-center bg-linear-to-t from-paper from-30% to-transparent">
            <Button onClick={() => setUnfolded(true)}>Show all {products.length} products</Button>
          </div>
        )}
      </div>
    </Section>
  );
}
