import { type CSSProperties, memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { categoryHues } from '@/catalogue/categories';
import { languageOfName } from '@/catalogue/language-of-name';
import type { Product } from '@/catalogue/products';
import type { ProductHit } from '@/catalogue/search/search-result';
import { Picture } from '@/components/picture';
import { productPath } from '@/config/paths';
import { AddToEnquiry } from '@/enquiry/add-to-enquiry';

type ProductGridProps = {
  products: readonly Product[];
  /** Products whose cards stay mounted, `hidden` if they are not to be seen: unhiding is faster than rendering. */
  mounted?: readonly Product[];
  hits?: readonly ProductHit[];
};

export const ProductGrid = memo(function ProductGrid({
  products,
  mounted = products,
  hits,
}: ProductGridProps) {
  const hitsByProduct = new Map(hits?.map((hit) => [hit.product, hit]));
  const visible = new Set(hits ? hitsByProduct.keys() : products);
  // Search results come first, by relevance. Without a search the order is constant, so React moves no card.
  const all = hits ? new Set([...visible, ...mounted]) : mounted;

  return (
    <Suspense>
      <ul className="product-grid">
        {[...all].map((product) => (
          <li
            key={product.id}
            className="product-card"
            data-category={product.category}
            style={{ '--hue': product.hue } as CSSProperties}
            hidden={!visible.has(product)}
          >
            <ProductCard product={product} hit={hitsByProduct.get(product)} />
          </li>
        ))}
      </ul>
    </Suspense>
  );
});

/** Slightly less than the real widths. At the exact width, browsers would choose the next larger file. */
const sizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 27vw, (min-width: 40rem) 38vw, 6.6rem';

type ProductCardProps = { product: Product; hit?: ProductHit };

const ProductCard = memo(function ProductCard({ product, hit }: ProductCardProps) {
  const { id, title, category, picture, alt, description } = product;
  const [summary] = description.split(/(?<=\.) /);
  const alsoCalled = hit?.alsoCalled;
  return (
    <>
      <Picture name={picture} alt={alt} sizes={sizes} />
      <h3>
        <Link to={productPath(id)} discover="none">
          {hit ? <Marked text={title} ranges={hit.titleRanges} /> : title}
        </Link>
      </h3>
      <p>
        {hit?.isSimilar && <span className="block text-ink">Similar product</span>}
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
      <AddToEnquiry id={id} title={title} note={hit?.note} amount={hit?.amount} />
    </>
  );
});

function Marked({ text, ranges }: { text: string; ranges: ProductHit['titleRanges'] }) {
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
