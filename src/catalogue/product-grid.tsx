import { type CSSProperties, type MouseEvent, memo, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProductAction, ProductCard } from './product-card';
import type { Product } from './products';
import type { ProductHit } from './search/search-products';

type ProductGridProps = {
  products: readonly Product[];
  /** Mounted, and hidden unless in `products`: unhiding a card is many times faster than rendering it. */
  others?: readonly Product[];
  /** Search results, which replace `products`. */
  hits?: readonly ProductHit[];
  Action?: ProductAction;
};

export const ProductGrid = memo(function ProductGrid({
  products,
  others = products,
  hits,
  Action,
}: ProductGridProps) {
  const hitsByProduct = new Map(hits?.map((hit) => [hit.product, hit]));
  const visible = new Set(hits ? hitsByProduct.keys() : products);
  // Search results have their own order; products of a category keep their place in the DOM.
  const all = hits ? new Set([...visible, ...others]) : others;
  const navigate = useNavigate();

  /** One handler replaces 64 `Link`s, which would all render again whenever the URL changes. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    event.preventDefault();
    navigate(link.pathname);
  }

  return (
    <Suspense>
      {/* biome-ignore lint/a11y: what is pressed is a link, by mouse or keyboard. */}
      <ul className="product-grid" onClick={follow}>
        {[...all].map((product) => (
          <li
            key={product.id}
            className="product-card"
            data-category={product.category}
            style={{ '--hue': product.hue } as CSSProperties}
            hidden={!visible.has(product)}
          >
            <ProductCard product={product} hit={hitsByProduct.get(product)} Action={Action} />
          </li>
        ))}
      </ul>
    </Suspense>
  );
});
