import { type MouseEvent, memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProductAction, ProductCard } from './product-card';
import type { Product } from './products';
import type { ProductHit } from './search/search-products';

type ProductGridProps = {
  products: readonly Product[];
  /** Kept in the page beside them, hidden. */
  others?: readonly Product[];
  /** What a search has found in each, by id. */
  hits?: ReadonlyMap<string, ProductHit>;
  Action?: ProductAction;
};

/** Cards in 1, 2, 3 or 4 columns: under 640, from 640, from 1024 and from 1280 px. */
export const ProductGrid = memo(function ProductGrid({
  products,
  others = [],
  hits,
  Action,
}: ProductGridProps) {
  const shown = new Set(products);
  const rest = others.filter((product) => !shown.has(product));
  // Found products stand in their own order. Of a category they stay where they are in the page.
  const all = hits || rest.length === 0 ? [...products, ...rest] : others;
  const navigate = useNavigate();

  /** In place of a `Link` in each card: 64 of them would render whenever the address changes. */
  function follow(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest('a');
    if (!link || event.defaultPrevented || button !== 0) return;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(link.pathname);
  }

  return (
    // biome-ignore lint/a11y: what is pressed is a link, by mouse or keyboard.
    <ul className="product-grid" onClick={follow}>
      {all.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          hit={hits?.get(product.id)}
          Action={Action}
          hidden={!shown.has(product)}
        />
      ))}
    </ul>
  );
});
