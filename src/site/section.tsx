import { type ComponentProps, Suspense } from 'react';
import { cn } from '@/lib/cn';

const tones = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  leaf: 'bg-leaf text-paper on-dark',
} as const;

type SectionProps = ComponentProps<'section'> & { tone?: keyof typeof tones };

/** A full-width band, its content at the page's measure, hydrated by itself. */
export function Section({ tone = 'paper', className, children, ...props }: SectionProps) {
  return (
    <Suspense>
      <section className={cn('section-space', tones[tone], className)} {...props}>
        <div className="container-page">{children}</div>
      </section>
    </Suspense>
  );
}
