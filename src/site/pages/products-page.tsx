import { useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CategoryFilter } from '@/catalogue/category-filter';
import { readCategoryParam } from '@/catalogue/category-param';
import { filterProducts } from '@/catalogue/filter-products';
import { ProductGrid } from '@/catalogue/product-grid';
import { ResultCount } from '@/catalogue/result-count';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { paths, productsPath } from '@/config/paths';
import { useHydrated } from '@/lib/use-hydrated';
import { CallToAction } from '@/site/call-to-action';
import { PageHead } from '@/site/page-head';
import { Section } from '@/site/section';

export function ProductsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The page is prerendered without a query: its category is applied after hydration.
  const hydrated = useHydrated();
  const param = readCategoryParam(hydrated ? query.get('category') : null);
  const category = param.kind === 'category' ? param.category : undefined;
  const products = useMemo(() => filterProducts(category), [category]);
  // The buttons change at once, the cards in the next render.
  const shown = useDeferredValue(products);

  return (
    <>
      <PageMeta
        path={paths.products}
        title={category ? `${category} | Products` : 'Products'}
        description={
          category
            ? `${category}: ${products.map((product) => product.title).join(', ')}.`
            : 'Rice, spices, pulses, nuts, fruits and vegetables, seafood, meat and grains: the range we import and distribute from Dubai.'
        }
      />
      <PageHead
        title="Our Products"
        lead="The foodstuffs we import and distribute, by category."
        picture="hero/rice"
      />
      <Section className="pt-10 sm:pt-14">
        <CategoryFilter
          selected={category}
          onSelect={(next) => navigate(productsPath(next), { flushSync: true })}
        />
        {param.kind === 'unknown' && (
          <p role="status" className="mt-6">
            We have no category called “{param.value}”, so here is the whole range.
          </p>
        )}
        <div className="mt-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-heading">{category ?? 'All Products'}</h2>
          <ResultCount count={products.length} category={category} />
        </div>
        <ProductGrid products={shown} />
      </Section>
      <CallToAction
        title="Interested in Our Products?"
        text="Tell us what you buy and in what quantity, and we quote for it."
      >
        <ButtonLink to={paths.contact} variant="accent">
          Get in Touch
        </ButtonLink>
      </CallToAction>
    </>
  );
}
