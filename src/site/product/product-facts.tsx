import { languageOfName } from '@/catalogue/language-of-name';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';

export function ProductFacts({ product }: { product: Product }) {
  const { names, scientificName } = namesOf(product.id);
  return (
    <dl className="product-facts mt-8">
      <div>
        <dt className="text-sm font-semibold">Also called</dt>
        <dd>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <bdi lang={languageOfName(name)}>{name}</bdi>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {scientificName && (
        <div>
          <dt className="text-sm font-semibold">Scientific name</dt>
          <dd>
            <i lang="la">{scientificName}</i>
          </dd>
        </div>
      )}
    </dl>
  );
}
