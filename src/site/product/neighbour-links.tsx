import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { neighboursOf } from '@/catalogue/product-neighbours';
import type { Product } from '@/catalogue/products';
import { productPath } from '@/config/paths';

const linkClass =
  'group flex min-h-20 grow basis-0 items-center gap-4 py-4 transition-colors hover:text-ember';

/** The previous and the next product of the category. */
export function NeighbourLinks({ product }: { product: Product }) {
  const { previous, next, position, count } = neighboursOf(product);
  if (count === 1) return null;
  return (
    <nav
      aria-label={`More of ${product.category}`}
      className="container-page flex items-center gap-4 print:hidden"
    >
      {previous ? (
        <Link to={productPath(previous.id)} rel="prev" className={linkClass}>
          <ArrowLeft aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
          <span>
            <span className="block text-sm text-stone">Previous</span>
            <span className="font-display text-subheading">{previous.title}</span>
          </span>
        </Link>
      ) : (
        <span className="grow basis-0" />
      )}
      <p className="hidden text-center text-stone sm:block">
        {position} of {count}
      </p>
      {next ? (
        <Link to={productPath(next.id)} rel="next" className={`${linkClass} justify-end text-end`}>
          <span>
            <span className="block text-sm text-stone">Next</span>
            <span className="font-display text-subheading">{next.title}</span>
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
        </Link>
      ) : (
        <span className="grow basis-0" />
      )}
    </nav>
  );
}
