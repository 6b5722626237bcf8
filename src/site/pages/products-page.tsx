import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { CategoryFilter } from '@/catalogue/category-filter';
import { readCategoryParam } from '@/catalogue/category-param';
import { filterProducts, products } from '@/catalogue/products';
import { ResultCount, ResultsHeading } from '@/catalogue/results';
import { SearchField } from '@/catalogue/search-field';
import { readSearchText, type SearchText } from '@/catalogue/search-text';
import { useSearch } from '@/catalogue/use-search';
import { paths, productsPath } from '@/config/paths';
import { SearchGaps } from '@/enquiry/search-gaps';
import { useAfterHydration, useHydratedSearchParams } from '@/lib/use-hydrated';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { ProductGrid } from '@/site/product-grid';

export function ProductsPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const params = useHydratedSearchParams();
  const { category, unknown } = readCategoryParam(params.get('category'));
  const inCategory = useMemo(() => filterProducts(category), [category]);
  const asked = readSearchText(params.get('q'));
  const [typed, setTyped] = useState<{ key: string; text: string }>();
  const isTyping = typed?.key === location.key;
  const query = isTyping ? readSearchText(typed.text) : asked;
  const list = useRef<HTMLElement>(null);
  const { search, loading } = useSearch(query, category, isTyping);
  // The cards are slow to render, so they are deferred: the buttons of the filter change first.
  const deferredSearch = useDeferredValue(search);
  const deferredInCategory = useDeferredValue(inCategory);
  const isEmpty = deferredSearch?.hitsInCategory.length === 0;
  const isLoading = useDeferredValue(loading) || loading;
  const isFiltered = useDeferredValue(useAfterHydration(location.search, '')) === location.search;

  useEffect(() => {
    if (isFiltered) endHiding();
    return endHiding;
  }, [isFiltered]);

  // While the visitor types, `replaceState` updates the URL: a navigation would render the page for each letter. It is slow
  // on phones, too: in an effect, it does not delay the typed letter.
  useEffect(() => {
    if (isTyping) replaceUrl(productsPath(category, query));
  }, [isTyping, query, category]);

  function type(text: string) {
    setTyped({ key: location.key, text });
    const { current } = list;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }

  /** Adds a history entry, so that Back returns to the search before the typing. */
  function submit(submitted: SearchText) {
    if (submitted === asked) return;
    replaceUrl(createPath(location));
    setTyped(undefined);
    navigate(productsPath(category, submitted), { flushSync: true, preventScrollReset: true });
  }

  return (
    <>
      <PageBanner
        path={paths.products}
        name={category ? `${category} | Products` : 'Products'}
        description={
          category
            ? `${category}: ${inCategory.map((product) => product.title).join(', ')}.`
            : 'Rice, spices, pulses, nuts, fruits and vegetables, seafood, meat and grains: the range we import and distribute from Dubai.'
        }
        title="Our Products"
        lead="The foodstuffs we import and distribute, by category."
        picture="hero/rice"
        strip="hero/rice-strip"
      />
      <div className={isEmpty ? 'grid min-h-[calc(100svh-28rem)] grid-rows-[1fr_auto]' : undefined}>
        <section ref={list} className="@container scroll-mt-(--header-height)">
          <Suspense>
            {/* Sticky, except on low screens and with enlarged text (the container query is in `rem`). */}
            <div className="z-20 border-b border-line bg-paper py-1.5 tall:@min-[20rem]:sticky tall:@min-[20rem]:top-(--header-height) tall:@min-[20rem]:[&_*]:scroll-my-0 print:hidden">
              <div className="container-page flex flex-col gap-x-4 sm:flex-row sm:items-center">
                <SearchField
                  text={isTyping ? typed.text : asked}
                  onType={type}
                  onSubmit={submit}
                  className="sm:w-56 xl:w-48 min-[90rem]:w-56"
                />
                <CategoryFilter
                  selected={category}
                  onSelect={(next) => navigate(productsPath(next, query), { flushSync: true })}
                  search={search}
                />
              </div>
            </div>
          </Suspense>
          <div
            className="product-results container-page section-space pt-0 tall:@min-[20rem]:[--bar-height:118px] tall:@min-[20rem]:sm:[--bar-height:70px] tall:@min-[20rem]:lg:[--bar-height:122px] tall:@min-[20rem]:xl:[--bar-height:70px]"
            data-search={(!isEmpty && query) || undefined}
            data-searching={isLoading || undefined}
          >
            <p className="searching">Searching…</p>
            {unknown && (
              <p role="status" className="results-heading pt-4">
                We have no category called “{unknown}”, so {search ? 'we searched' : 'here is'} the
                whole range.
              </p>
            )}
            <div className="results-heading flex flex-wrap items-baseline justify-between gap-x-6 py-3">
              <h2 className="line-clamp-2 wrap-anywhere text-[clamp(1.5rem,4vw,2.25rem)] leading-tight">
                <ResultsHeading category={category} text={search?.text} />
              </h2>
              <ResultCount category={category} search={search} loading={isLoading} />
            </div>
            {search && !isLoading && <SearchGaps search={search} />}
            <ProductGrid
              products={deferredInCategory}
              mounted={products}
              hits={deferredSearch?.hitsInCategory}
            />
          </div>
        </section>
        {/* Below an empty list it comes up, as another element: one that moved would be a layout shift. A screen of height
            keeps the search field where it is while letters come. */}
        <CallToAction
          key={isEmpty ? 'up' : 'below'}
          title="Interested in Our Products?"
          text="Tell us what you buy and in what quantity, and we quote for it."
          links={{ [paths.contact]: 'Get in Touch' }}
        />
      </div>
    </>
  );
}

/** Removes the styles of query-before-paint.ts. */
function endHiding() {
  document.adoptedStyleSheets = [];
  const { dataset } = document.documentElement;
  delete dataset.category;
  delete dataset.searching;
}

function replaceUrl(url: string) {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari throws if there are too many calls in a short time. The search works without the URL.
  }
}
