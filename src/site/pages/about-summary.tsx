import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { ArrowLink } from '@/site/arrow-link';

type AboutSummaryProps = {
  title: string;
  to: string;
  link: string;
  children: ReactNode;
};

export function AboutSummary({ title, to, link, children }: AboutSummaryProps) {
  return (
    <section className="grid content-start gap-x-16 gap-y-8 border-t border-edge/50 pt-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-heading">{title}</h2>
        <ArrowLink to={to} className="mt-2">
          {link}
        </ArrowLink>
      </div>
      <div className="lg:col-span-8">{children}</div>
    </section>
  );
}

type SummaryListProps = {
  entries: readonly { id: string; title: string; Icon?: LucideIcon }[];
};

export function SummaryList({ entries }: SummaryListProps) {
  return (
    <ul className={cn('grid gap-x-12 gap-y-5', entries.length % 2 === 0 && 'sm:grid-cols-2')}>
      {entries.map(({ id, title, Icon }, index) => (
        <li key={id} className="flex items-center gap-5">
          {Icon ? (
            <Icon strokeWidth={1.5} className="size-8 shrink-0 text-ember" />
          ) : (
            <span aria-hidden className="w-8 shrink-0 font-display text-3xl text-ember">
              {index + 1}
            </span>
          )}
          <h3 dir="auto" className="text-subheading">
            {title}
          </h3>
        </li>
      ))}
    </ul>
  );
}
