import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { neighboursOf } from '@/catalogue/product-neighbours';
import type { Product } from '@/catalogue/products';
import { productPath } from '@/config/paths';
import { cn } from '@/lib/cn';

export function NeighbourLinks({ product }: { product: Product }) {
  const { previous, next, position, count } = neighboursOf(product);
  if (count === 1) return null;
  return (
    <nav
      aria-label={`Previous and next in ${product.category}`}
      className="border-b border-line print:hidden"
    >
      <div className="container-page grid grid-cols-2 items-center gap-x-6 sm:grid-cols-[1fr_auto_1fr]">
        <Neighbour product={previous} label="Previous" />
        <p className="hidden text-stone sm:block">
          {position} of {count} in {product.category}
        </p>
        <Neighbour product={next} label="Next" />
      </div>
    </nav>
  );
}

function Neighbour({ product, label }: { product?: Product; label: 'Previous' | 'Next' }) {
  if (!product) return <span />;
  const Arrow = label === 'Previous' ? ArrowLeft : ArrowRight;
  return (
    <Link
      to={productPath(product.id)}
      className={cn(
        'flex min-h-24 items-center gap-4 py-4 hover:text-ember',
        label === 'Next' && 'flex-row-reverse text-end',
      )}
    >
      <Arrow className="size-5 shrink-0" />
      <span>
        <span className="block text-sm text-stone">{label}</span>
        <span className="font-display text-subheading">{product.title}</span>
      </span>
    </Link>
  );
}
