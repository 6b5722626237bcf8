import { memo, useEffect } from 'react';
import { releasePicturesInView } from '@/lib/first-view';
import { ProductCard } from './product-card';
import type { Product } from './products';

type ProductGridProps = {
  products: readonly Product[];
  compact?: boolean;
  /**
   * Still what the build has written for all categories: if the address asks for one of them, the pictures
   * of the others are not fetched (lib/first-view.ts).
   */
  written?: boolean;
};

/**
 * Cards in 1, 2, 3 or 4 columns: under 640, from 640, from 1024 and from 1280 px. Kept as it is while the
 * same products are asked for, since many cards take a slow phone a while.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  compact,
  written,
}: ProductGridProps) {
  // A card that stood further down has moved into view without being drawn anew.
  useEffect(releasePicturesInView);
  return (
    <ul
      data-written={written ? '' : undefined}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4 print:grid-cols-2 print:gap-x-8 print:gap-y-0"
    >
      {products.map((product) => (
        <li key={product.id} className="product-enter">
          <ProductCard product={product} compact={compact} />
        </li>
      ))}
    </ul>
  );
});
