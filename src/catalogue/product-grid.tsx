import { type CSSProperties, type MouseEvent, memo, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProductAction, ProductCard } from './product-card';
import type { Product } from './products';
import type { ProductHit } from './search/search-result';

type ProductGridProps = {
  products: readonly Product[];
  /** Products whose cards stay mounted, `hidden` if they are not to be seen: unhiding is faster than rendering. */
  mounted?: readonly Product[];
  hits?: readonly ProductHit[];
  Action?: ProductAction;
};

export const ProductGrid = memo(function ProductGrid({
  products,
  mounted = products,
  hits,
  Action,
}: ProductGridProps) {
  const hitsByProduct = new Map(hits?.map((hit) => [hit.product, hit]));
  const visible = new Set(hits ? hitsByProduct.keys() : products);
  // Search results come first, by relevance. Without a search the order is constant, so React moves no card.
  const all = hits ? new Set([...visible, ...mounted]) : mounted;
  const navigate = useNavigate();

  /** Each `Link` re-renders whenever the URL changes. One click handler for 64 plain links avoids that. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    event.preventDefault();
    navigate(link.pathname);
  }

  return (
    <Suspense>
      {/* biome-ignore lint/a11y: the handler reacts only to links, which work by keyboard. */}
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
