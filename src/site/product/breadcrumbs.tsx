import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '@/catalogue/products';
import { cn } from '@/lib/cn';
import { productTrail } from './product-trail';

export function Breadcrumbs({ product }: { product: Product }) {
  const trail = productTrail(product).slice(0, -1);
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-[0.9rem] sm:text-[0.95rem] print:hidden">
      {/* On a phone, only what surely fits on one line: one that wraps as the font arrives would move the page. */}
      <ol className="flex flex-wrap items-center gap-x-1.5 sm:gap-x-2">
        {trail.map(({ label, path }, index) => (
          <li
            key={path}
            className={cn('flex items-center gap-x-1.5 sm:gap-x-2', index === 0 && 'max-sm:hidden')}
          >
            <Link
              to={path}
              className="inline-block min-h-11 min-w-11 py-2.5 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
            >
              {label}
            </Link>
            <ChevronRight
              className={cn('size-3.5 shrink-0', index === trail.length - 1 && 'max-sm:hidden')}
            />
          </li>
        ))}
        <li aria-current="page" className="font-semibold max-sm:hidden">
          {product.title}
        </li>
      </ol>
    </nav>
  );
}
