import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type SectionHeadingProps = {
  title: string;
  lead?: ReactNode;
  /** At the end of the line on wide screens, e.g. a link. */
  action?: ReactNode;
  onDark?: boolean;
  className?: string;
};

export function SectionHeading({ title, lead, action, onDark, className }: SectionHeadingProps) {
  return (
    <div
      className={cn(
        'mb-10 flex flex-col gap-x-12 gap-y-4 sm:mb-14 lg:flex-row lg:items-end lg:justify-between',
        className,
      )}
    >
      <div className="max-w-3xl">
        <h2 className="text-heading">{title}</h2>
        {lead && (
          <p className={cn('mt-4 line-length text-lead', onDark ? 'text-paper/90' : 'text-stone')}>
            {lead}
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
