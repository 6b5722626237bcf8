import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

type BreadcrumbsProps = {
  parents: readonly { label: string; to: string }[];
  current: string;
};

export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-[0.9rem] sm:text-[0.95rem] print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 sm:gap-x-2">
        {parents.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-block min-h-11 min-w-11 py-2.5 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
            >
              {/* Joined to the last word, so that it never begins a line. */}
              {label}
              {'\u2060'}
              <ChevronRight className="ms-1.5 inline size-3.5 rtl:rotate-180 sm:ms-2" />
            </Link>
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  );
}
