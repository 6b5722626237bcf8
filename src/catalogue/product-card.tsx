import type { CSSProperties } from 'react';
import { Picture } from '@/components/picture';
import type { Product } from './products';

/** Tailwind's `sm`, `lg` and `xl`, where the grid gets another column. */
const columns = '(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw';

type ProductCardProps = {
  product: Product;
  /** True for a row on phones, with the picture beside the words. */
  compact: boolean;
};

/** An item of `ProductGrid`. Its looks are in design.css, so that 64 cards do not repeat their classes. */
export function ProductCard({ product, compact }: ProductCardProps) {
  const { title, category, picture, alt, description, colours } = product;
  const colourProperties = { '--tint': colours.tint, '--tint-ink': colours.ink } as CSSProperties;
  return (
    <li className="product-card" style={colourProperties}>
      <Picture
        name={picture}
        alt={alt}
        sizes={`${columns}, ${compact ? '12rem' : '92vw'}`}
        style={{ backgroundColor: undefined }}
      />
      <h3>{title}</h3>
      <p>{description}</p>
      <p className="product-category">{category}</p>
    </li>
  );
}
