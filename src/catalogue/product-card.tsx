import { Picture } from '@/components/picture';
import { cn } from '@/lib/cn';
import type { Product } from './products';

type ProductCardProps = {
  product: Product;
  /** On phones, picture and words side by side: for a page on which the goods are one section of many. */
  compact?: boolean;
};

export function ProductCard({ product, compact = false }: ProductCardProps) {
  const { title, category, picture, alt, description, colours } = product;
  return (
    <article
      className={cn(
        'group flex h-full overflow-hidden rounded-card border border-line bg-paper print:rounded-none print:border-0 print:border-b print:py-1.5',
        compact ? 'flex-row sm:flex-col print:flex-row' : 'flex-col print:flex-row',
      )}
    >
      <div
        className={cn('shrink-0 overflow-hidden print:w-[22mm]', compact && 'w-28 sm:w-auto')}
        style={{ backgroundColor: colours.tint }}
      >
        <Picture
          name={picture}
          alt={alt}
          sizes={
            compact
              ? '(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 12rem'
              : '(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw'
          }
          // Its frame has it, also while the picture is held back; 64 times it would be half a kilobyte.
          style={{ backgroundColor: undefined }}
          className={cn(
            'w-full object-cover transition-[scale] duration-500 motion-safe:group-hover:scale-[1.03]',
            compact ? 'h-full sm:aspect-4/3 sm:h-auto' : 'aspect-4/3',
          )}
        />
      </div>
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5 print:p-0 print:ps-3">
        <h3 className="text-[1.2rem] leading-snug font-semibold">{title}</h3>
        <p className="mt-1.5 mb-4 text-[0.95rem] print:m-0 leading-relaxed text-stone">
          {description}
        </p>
        <p
          className="mt-auto w-fit rounded-full px-3 py-1 text-[0.8rem] font-semibold print:m-0 print:p-0"
          style={{ backgroundColor: colours.tint, color: colours.ink }}
        >
          {category}
        </p>
      </div>
    </article>
  );
}
