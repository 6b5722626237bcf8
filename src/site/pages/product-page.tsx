import { Share2 } from 'lucide-react';
import { type CSSProperties, Fragment, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { languageOfName } from '@/catalogue/language-of-name';
import { moreProducts } from '@/catalogue/more-products';
import { namesOf } from '@/catalogue/product-names';
import { findProduct, type Product } from '@/catalogue/products';
import { PageMeta } from '@/components/page-meta';
import { Picture } from '@/components/picture';
import { Button } from '@/components/ui/button';
import { company } from '@/config/company';
import { paths, productPath, productsPath } from '@/config/paths';
import { whatsappHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { AddToEnquiry } from '@/enquiry/add-to-enquiry';
import { catalogueLine } from '@/enquiry/enquiry';
import { addGoods, useEnquiry } from '@/enquiry/enquiry-store';
import { AskAbout, QuantityFields } from '@/enquiry/line-fields';
import { copyText } from '@/lib/browser/copy-text';
import { useHydrated } from '@/lib/use-hydrated';
import { ArrowLink } from '@/site/arrow-link';
import { CallToAction } from '@/site/call-to-action';
import { ContactLink } from '@/site/contact-link';
import { ProductGrid } from '@/site/product-grid';
import { Breadcrumbs, NeighbourLinks } from '@/site/product-navigation';
import { Section } from '@/site/section';
import { NotFound } from './not-found-page';

export function ProductPage() {
  const product = findProduct(useParams().id);
  if (!product) return <NotFound />;
  const { id, title, category, picture, alt, description, hue } = product;
  const more = moreProducts(product);
  return (
    <Fragment key={id}>
      <PageMeta path={productPath(id)} title={`${title} | ${category}`} description={description} />
      <div className="bg-sand pt-2 pb-[clamp(40px,5vw,80px)]">
        <div className="container-page">
          <Breadcrumbs product={product} />
          <div
            className="grid gap-[clamp(24px,4vw,72px)] md:mt-4 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-[auto_1fr]"
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
              <div className="flex items-center justify-between gap-3">
                <Link
                  to={productsPath(category)}
                  className="inline-flex min-h-11 items-center font-semibold text-ember underline underline-offset-4"
                >
                  {category}
                </Link>
                <ShareButton product={product} />
              </div>
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
          <ProductGrid products={more.products} />
        </div>
      </Section>
      <CallToAction
        title={`Ask for ${title}`}
        text="Add it to your enquiry with a quantity, or write to us: we answer with availability and a quote."
        links={{ [paths.contact]: 'Get in Touch' }}
      />
    </Fragment>
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

function ProductEnquiry({ product }: { product: Product }) {
  const { id, title } = product;
  const { whatsapp } = useSection(contactSection);
  const line = useEnquiry(({ lines }) => lines.find((each) => each.id === id));
  const message = `Hello, please quote for ${title}: ${company.url}${productPath(id)}`;
  return (
    <section
      aria-label="Enquiry"
      className="mt-8 grid gap-6 print:hidden noscript:[&_:disabled]:hidden"
    >
      <div className="max-w-md [&_button:only-child]:bg-leaf [&_button:only-child]:text-paper">
        <AddToEnquiry id={id} title={title} />
      </div>
      <AskAbout name={title} lines={[line ?? catalogueLine(id)]} add={() => addGoods(product)} />
      {/* Last: pressing a question adds the product, and must not move the questions. */}
      {line && (
        <div className="max-w-md">
          <QuantityFields line={line} name={title} />
        </div>
      )}
      {/* The enquiry says more of the product (quantity, questions), and is sent the same way. */}
      {!line && whatsapp && (
        <p className="text-stone">
          Or ask on WhatsApp:{' '}
          <ContactLink
            way="whatsapp"
            to={whatsapp}
            href={whatsappHref(whatsapp, message)}
            className="-my-3 inline-block py-3 underline underline-offset-4 hover:text-ember"
          />
        </p>
      )}
    </section>
  );
}

function ShareButton({ product: { id, title } }: { product: Product }) {
  const [copied, setCopied] = useState(false);

  async function share() {
    setCopied(false);
    const url = window.location.origin + productPath(id);
    try {
      if (navigator.canShare?.({ url })) return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    if (await copyText(url)) setCopied(true);
    else window.prompt('The browser did not let us copy the link. Here it is:', url);
  }

  return (
    <div className="flex items-center gap-2 print:hidden noscript:hidden">
      <span role="status" className="text-sm font-semibold text-leaf">
        {copied && 'Copied'}
      </span>
      <Button variant="outline" size="small" onClick={share} disabled={!useHydrated()}>
        <Share2 className="size-5" />
        Share
      </Button>
    </div>
  );
}
