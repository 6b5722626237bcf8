import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

type BreadcrumbsProps = {
  parents: readonly { label: string; to: string }[];
  /** The page itself. */
  current: string;
};

export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-[0.9rem] sm:text-[0.95rem] print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 sm:gap-x-2">
        {parents.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-1.5 sm:gap-2">
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
            >
              {label}
            </Link>
            <ChevronRight aria-hidden className="size-3.5 rtl:rotate-180" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  );
}
