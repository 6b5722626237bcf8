import { type ComponentType, type CSSProperties, memo } from 'react';
import { Picture } from '@/components/picture';
import { productPath } from '@/config/paths';
import { categoryHues } from './categories';
import { languageOfName } from './language-of-name';
import type { Product } from './products';
import type { TextRange } from './search/mark-names';
import type { Amount } from './search/read-amount';
import type { ProductHit } from './search/search-result';

/** Slightly less than the real widths. At the exact width, browsers would choose the next larger file. */
const sizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 27vw, (min-width: 40rem) 38vw, 6.6rem';

export type ProductAction = ComponentType<{ product: Product; note?: string; amount?: Amount }>;

type ProductCardProps = { product: Product; hit?: ProductHit; Action?: ProductAction };

export const ProductCard = memo(function ProductCard({ product, hit, Action }: ProductCardProps) {
  const { id, title, category, picture, alt, description } = product;
  const [summary] = description.split(/(?<=\.) /);
  const alsoCalled = hit?.alsoCalled;
  return (
    <>
      <Picture name={picture} alt={alt} sizes={sizes} />
      <h3>
        <a href={productPath(id)}>
          {hit ? <Marked text={title} ranges={hit.titleRanges} /> : title}
        </a>
      </h3>
      <p>
        {alsoCalled && (
          <span className="block text-ink">
            also called{' '}
            <bdi translate="no" lang={languageOfName(alsoCalled.name)}>
              <Marked text={alsoCalled.name} ranges={alsoCalled.ranges} />
            </bdi>
          </span>
        )}
        {summary}
      </p>
      <p className="product-category" style={{ '--hue': categoryHues[category] } as CSSProperties}>
        {category}
      </p>
      {Action && <Action product={product} note={hit?.note} amount={hit?.amount} />}
    </>
  );
});

function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from} className="contents">
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
