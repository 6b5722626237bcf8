import { memo } from 'react';
import { cn } from '@/lib/cn';
import { ProductCard } from './product-card';
import type { Product } from './products';

type ProductGridProps = {
  products: readonly Product[];
  /** True for rows on phones. */
  compact?: boolean;
  className?: string;
};

/** Cards in 1, 2, 3 or 4 columns: under 640, from 640, from 1024 and from 1280 px. */
export const ProductGrid = memo(function ProductGrid({
  products,
  compact = false,
  className,
}: ProductGridProps) {
  return (
    <ul className={cn('product-grid', compact && 'product-grid-compact', className)}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} compact={compact} />
      ))}
    </ul>
  );
});
