import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';

type LinkCardProps = {
  to: string;
  title: string;
  text: string;
  Icon: LucideIcon;
  onDark?: boolean;
};

/** The whole card is clickable, but screen readers find one link, named by the title. */
export function LinkCard({ to, title, text, Icon, onDark }: LinkCardProps) {
  const accent = onDark ? 'text-saffron' : 'text-ember';
  return (
    <article
      className={cn(
        'group relative grid h-full grid-cols-[auto_1fr] content-start gap-x-5 gap-y-6 rounded-card border p-5 transition-colors sm:flex sm:flex-col sm:p-8',
        onDark ? 'border-paper/25 hover:border-paper' : 'border-line bg-paper hover:border-ember',
      )}
    >
      <Icon strokeWidth={1.5} className={cn('size-9', accent)} />
      <div className="wrap-anywhere">
        <h3 dir="auto" className="text-subheading">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p dir="auto" className={cn('mt-2', onDark ? 'text-paper/90' : 'text-stone')}>
          {text}
        </p>
      </div>
      <ArrowRight
        className={cn(
          'mt-auto hidden size-5 transition-transform group-hover:translate-x-1 sm:block print:hidden',
          accent,
        )}
      />
    </article>
  );
}
