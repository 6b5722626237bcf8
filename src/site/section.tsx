import { type ComponentProps, Suspense } from 'react';
import { cn } from '@/lib/cn';

const tones = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  leaf: 'bg-leaf text-paper on-dark',
};

type SectionProps = ComponentProps<'section'> & {
  tone?: keyof typeof tones;
  lead?: string;
  /** Classes that lay the children out in a grid. */
  grid?: string;
};

/** A Suspense boundary for each section lets React hydrate them separately. */
export function Section({ tone, title, lead, grid, className, children, ...props }: SectionProps) {
  return (
    <Suspense>
      <section className={cn('section-space', tones[tone ?? 'paper'], className)} {...props}>
        <div className={cn('container-page', grid && `grid ${grid}`)}>
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

type TextGridProps = { entries: readonly { id: string; title: string; text: string }[] };

export function TextGrid({ entries }: TextGridProps) {
  return (
    <ul className={`gap-x-12 gap-y-8 ${gridColumns(entries.length)}`}>
      {entries.map(({ id, ...entry }) => (
        <li key={id} className="border-t border-edge/50 pt-5">
          <TitledText {...entry} />
        </li>
      ))}
    </ul>
  );
}

type TitledTextProps = { title: string; text: string; className?: string };

export function TitledText({ title, text, className }: TitledTextProps) {
  return (
    <div className={className}>
      <h3 dir="auto" className="text-subheading">
        {title}
      </h3>
      <Text className="mt-2 line-length text-stone">{text}</Text>
    </div>
  );
}

/** A paragraph as an administrator wrote it, in any script. Text alone: WebKit crashes where `pretty` holds more. */
export function Text({ className, children }: { className?: string; children: string | string[] }) {
  return (
    <p dir="auto" className={cn('text-pretty whitespace-pre-line', className)}>
      {children}
    </p>
  );
}

/** Of the large first words of a page. */
export const largeTextClass =
  'font-display text-[clamp(1.7rem,1.2rem+2.6vw,max(3.5rem,var(--measure)*0.044))] leading-[1.15] tracking-tight';

/** At most three columns, or four where three would leave one item alone in the last row. */
export function gridColumns(count: number): string {
  const isEven = count % 2 === 0;
  if (count === 1) return 'grid';
  if (count % 3 === 1) return isEven ? 'grid md:grid-cols-2' : 'grid lg:grid-cols-4';
  return isEven ? 'grid md:grid-cols-2 lg:grid-cols-3' : 'grid md:grid-cols-3';
}
