import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '@/catalogue/products';
import { cn } from '@/lib/cn';
import { productTrail } from './product-trail';

export function Breadcrumbs({ product }: { product: Product }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-[0.9rem] sm:text-[0.95rem] print:hidden">
      {/* One line, cut where it has no room: a line that wraps as the font arrives would move the page. */}
      <ol className="flex gap-x-1.5 sm:gap-x-2">
        {productTrail(product)
          .slice(0, -1)
          .map(({ label, path }, index) => (
            <li
              key={path}
              className={cn(
                'flex items-center gap-x-1.5 sm:gap-x-2',
                index < 2 ? 'shrink-0' : 'min-w-16',
              )}
            >
              <Link
                to={path}
                className="block min-h-11 min-w-11 truncate py-2.5 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
              >
                {label}
              </Link>
              <ChevronRight className="size-3.5 shrink-0" />
            </li>
          ))}
        <li aria-current="page" className="min-w-0 truncate py-2.5 font-semibold">
          {product.title}
        </li>
      </ol>
    </nav>
  );
}
