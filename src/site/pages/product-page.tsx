import type { CSSProperties } from 'react';
import { Link, useParams } from 'react-router-dom';
import { languageOfName } from '@/catalogue/language-of-name';
import { ProductGrid } from '@/catalogue/product-grid';
import { namesOf } from '@/catalogue/product-names';
import { moreProducts } from '@/catalogue/product-neighbours';
import { findProduct, type Product } from '@/catalogue/products';
import { PageMeta } from '@/components/page-meta';
import { Picture } from '@/components/picture';
import { paths, productPath, productsPath } from '@/config/paths';
import { AddToEnquiry } from '@/enquiry/add-to-enquiry';
import { ArrowLink } from '@/site/arrow-link';
import { CallToAction } from '@/site/call-to-action';
import { ProductEnquiry } from '@/site/product/product-enquiry';
import { Breadcrumbs, NeighbourLinks } from '@/site/product/product-navigation';
import { Section } from '@/site/section';
import { NotFound } from './not-found-page';

export function ProductPage() {
  const { id } = useParams();
  const product = findProduct(id);
  return product ? <KnownProduct key={product.id} product={product} /> : <NotFound />;
}

function KnownProduct({ product }: { product: Product }) {
  const { title, category, picture, alt, description, hue } = product;
  const more = moreProducts(product);
  return (
    <>
      <PageMeta
        path={productPath(product.id)}
        title={`${title} | ${category}`}
        description={description}
      />
      <div className="bg-sand pt-2 pb-[clamp(40px,5vw,80px)]">
        <div className="container-page">
          <Breadcrumbs product={product} />
          <div
            className="grid gap-[clamp(24px,4vw,72px)] md:mt-[16px] md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-[auto_1fr]"
            style={{ '--hue': hue } as CSSProperties}
          >
            <Picture
              name={picture}
              alt={alt}
              sizes="(min-width: 48rem) 960px, 82vw"
              className="w-full max-w-[960px] rounded-card bg-(--tint) object-cover md:self-stretch print:w-auto"
              priority
            />
            <div className="self-center">
              <Link
                to={productsPath(category)}
                className="inline-flex min-h-11 items-center font-semibold text-ember underline underline-offset-4"
              >
                {category}
              </Link>
              <h1 className="text-title wrap-anywhere">{title}</h1>
              <p className="mt-5 line-length text-lead">{description}</p>
              <ProductEnquiry product={product} />
              <ProductFacts product={product} />
            </div>
          </div>
        </div>
      </div>
      <NeighbourLinks product={product} />
      <Section className="pt-12 sm:pt-16 print:hidden">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 className="text-heading">
            {more.category === category ? 'More from' : 'From'} {more.category}
          </h2>
          <ArrowLink to={productsPath(more.category)}>All {more.category}</ArrowLink>
        </div>
        {/* There are four cards, so three columns would leave one card alone. */}
        <div className="lg:*:grid-cols-4">
          <ProductGrid products={more.products} Action={AddToEnquiry} />
        </div>
      </Section>
      <CallToAction
        title={`Ask for ${title}`}
        text="Add it to your enquiry with a quantity, or write to us: we answer with availability and a quote."
        links={[{ to: paths.contact, label: 'Get in Touch' }]}
      />
    </>
  );
}

function ProductFacts({ product }: { product: Product }) {
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
