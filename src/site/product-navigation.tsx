import { ArrowLeft, ArrowRight, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { filterProducts, type Product } from '@/catalogue/products';
import { paths, productPath, productsPath } from '@/config/paths';

/** On a phone only the first two, which fit on one line: one that wraps as the font arrives would move the page. */
const crumb = 'flex items-center gap-x-1.5 nth-[n+3]:max-sm:hidden sm:gap-x-2';

export function Breadcrumbs({ product }: { product: Product }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-[0.9rem] sm:text-[0.95rem] print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 sm:gap-x-2">
        {productTrail(product)
          .slice(0, -1)
          .map(({ label, path }, index) => (
            <li key={path} className={crumb}>
              {/* With the chevron, a short label is a target of 44 px, which leaves no gap after it. */}
              <Link
                to={path}
                className="flex min-h-11 min-w-11 items-center gap-x-1.5 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current sm:gap-x-2"
              >
                {index > 0 && <ChevronRight className="size-3.5 shrink-0" />}
                {label}
              </Link>
            </li>
          ))}
        <li aria-current="page" className={`${crumb} font-semibold`}>
          <ChevronRight className="size-3.5 shrink-0" />
          {product.title}
        </li>
      </ol>
    </nav>
  );
}

export function productTrail({ id, title, category }: Product) {
  return [
    { label: 'Home', path: paths.home },
    { label: 'Products', path: paths.products },
    { label: category, path: productsPath(category) },
    { label: title, path: productPath(id) },
  ];
}

export function NeighbourLinks({ product }: { product: Product }) {
  const all = filterProducts(product.category);
  const index = all.indexOf(product);
  if (all.length === 1) return null;
  return (
    <nav
      aria-label={`Previous and next in ${product.category}`}
      className="border-b border-line print:hidden"
    >
      <div className="container-page grid grid-cols-2 items-center gap-x-6 sm:grid-cols-[1fr_auto_1fr]">
        <Neighbour product={all[index - 1]} label="Previous" Arrow={ArrowLeft} />
        <p className="hidden text-stone sm:block">
          {index + 1} of {all.length} in {product.category}
        </p>
        <Neighbour product={all[index + 1]} label="Next" Arrow={ArrowRight} />
      </div>
    </nav>
  );
}

type NeighbourProps = { product?: Product; label: string; Arrow: LucideIcon };

function Neighbour({ product, label, Arrow }: NeighbourProps) {
  if (!product) return <span />;
  return (
    <Link
      to={productPath(product.id)}
      className="flex min-h-24 items-center gap-4 py-4 last:flex-row-reverse last:text-end hover:text-ember"
    >
      <Arrow className="size-5 shrink-0" />
      <span>
        <span className="block text-sm text-stone">{label}</span>
        <span className="font-display text-subheading">{product.title}</span>
      </span>
    </Link>
  );
}
