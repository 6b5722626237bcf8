import { type ComponentProps, Suspense } from 'react';
import { cn } from '@/lib/cn';

const tones = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  leaf: 'bg-leaf text-paper on-dark',
};

type SectionProps = ComponentProps<'section'> & { tone?: keyof typeof tones; lead?: string };

/** A Suspense boundary for each section lets React hydrate them separately. */
export function Section({ tone, title, lead, className, children, ...props }: SectionProps) {
  return (
    <Suspense>
      <section className={cn('section-space', tones[tone ?? 'paper'], className)} {...props}>
        <div className="container-page">
          {title && (
            <div className="mb-10 max-w-3xl sm:mb-14">
              <h2 className="text-heading">{title}</h2>
              {lead && <p className="mt-4 line-length text-lead text-stone">{lead}</p>}
            </div>
          )}
          {children}
        </div>
      </section>
    </Suspense>
  );
}
