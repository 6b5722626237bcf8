import type { CSSProperties } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ProductGrid } from '@/catalogue/product-grid';
import { findProduct, moreProducts } from '@/catalogue/product-neighbours';
import type { Product } from '@/catalogue/products';
import { ButtonLink } from '@/components/button-link';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { Picture } from '@/components/picture';
import { paths, productPath, productsPath } from '@/config/paths';
import { ArrowLink } from '@/site/arrow-link';
import { CallToAction } from '@/site/call-to-action';
import { Breadcrumbs } from '@/site/product/breadcrumbs';
import { NeighbourLinks } from '@/site/product/neighbour-links';
import { ShareButton } from '@/site/product/share-button';
import { Section } from '@/site/section';

export function ProductPage() {
  const { id } = useParams();
  const product = findProduct(id);
  return product ? <KnownProduct key={product.id} product={product} /> : <NotFound />;
}

function KnownProduct({ product }: { product: Product }) {
  const { title, category, picture, alt, description, colours } = product;
  const path = productPath(product.id);
  const more = moreProducts(product);
  return (
    <>
      <PageMeta path={path} title={`${title} | ${category}`} description={description} />
      <div
        className="product-band"
        style={{ '--tint': colours.tint, '--tint-ink': colours.ink } as CSSProperties}
      >
        <div className="container-page">
          <Breadcrumbs
            parents={[
              { label: 'Home', to: paths.home },
              { label: 'Products', to: paths.products },
              { label: category, to: productsPath(category) },
            ]}
            current={title}
          />
          <div className="product-view">
            <Picture
              name={picture}
              alt={alt}
              // The band's columns, in design.css.
              sizes="(min-width: 100rem) 55rem, (min-width: 64rem) 56vw, (min-width: 48rem) 50vw, 100vw"
              priority
            />
            <div>
              <Link to={productsPath(category)} className="product-view-category">
                {category}
              </Link>
              <h1 className="mt-3 text-title">{title}</h1>
              <p className="mt-5 max-w-prose text-lead">{description}</p>
              <div className="mt-8 flex flex-wrap gap-3">
                <ButtonLink to={paths.contact}>Ask for a Quote</ButtonLink>
                <ShareButton title={title} path={path} />
              </div>
            </div>
          </div>
        </div>
      </div>
      <NeighbourLinks product={product} />
      <Section className="print:hidden">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 className="text-heading">
            {more.category === category ? 'More from' : 'From'} {more.category}
          </h2>
          <ArrowLink to={productsPath(more.category)}>All {more.category}</ArrowLink>
        </div>
        <ProductGrid products={more.products} compact />
      </Section>
      <CallToAction
        title={`Ask for ${title}`}
        text="Tell us the quantity and where it should go. We answer with availability and a quote."
      >
        <ButtonLink to={paths.contact} variant="accent">
          Get in Touch
        </ButtonLink>
      </CallToAction>
    </>
  );
}
