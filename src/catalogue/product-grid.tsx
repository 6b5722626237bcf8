import { memo } from 'react';
import { type ProductAction, ProductCard } from './product-card';
import type { Product } from './products';
import type { ProductHit } from './search/search-products';

type ProductGridProps = {
  products: readonly Product[];
  /** What a search has found in each, by id. */
  hits?: ReadonlyMap<string, ProductHit>;
  Action?: ProductAction;
};

/** Cards in 1, 2, 3 or 4 columns: under 640, from 640, from 1024 and from 1280 px. */
export const ProductGrid = memo(function ProductGrid({ products, hits, Action }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          hit={hits?.get(product.id)}
          Action={Action}
        />
      ))}
    </ul>
  );
});
