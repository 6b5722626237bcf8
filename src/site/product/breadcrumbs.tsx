import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '@/catalogue/products';
import { productTrail } from './product-trail';

export function Breadcrumbs({ product }: { product: Product }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-[0.9rem] sm:text-[0.95rem] print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 sm:gap-x-2">
        {productTrail(product)
          .slice(0, -1)
          .map(({ label, path }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-block min-h-11 min-w-11 py-2.5 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
              >
                {/* U+2060, a word joiner, prevents a line break before the chevron. */}
                {label}
                {'\u2060'}
                <ChevronRight className="ms-1.5 inline size-3.5 sm:ms-2" />
              </Link>
            </li>
          ))}
        <li aria-current="page" className="font-semibold">
          {product.title}
        </li>
      </ol>
    </nav>
  );
}
