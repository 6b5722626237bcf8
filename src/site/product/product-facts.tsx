import { languageOfName } from '@/catalogue/language-of-name';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';

export function ProductFacts({ product }: { product: Product }) {
  const { names, scientificName } = namesOf(product.id);
  return (
    <dl className="mt-8 *:border-t *:border-ink/20 *:py-[14px]">
      <div>
        <dt className="text-sm font-semibold">Also called</dt>
        <dd>
          <ul className="*:inline-block *:not-last:after:me-[6px] *:not-last:after:content-[',']">
            {names.map((name) => (
              <li key={name}>
                <bdi translate="no" lang={languageOfName(name)}>
                  {name}
                </bdi>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {scientificName && (
        <div>
          <dt className="text-sm font-semibold">Scientific name</dt>
          <dd>
            <i lang="la" translate="no">
              {scientificName}
            </i>
          </dd>
        </div>
      )}
    </dl>
  );
}
