import type {
  BreadcrumbListLeaf,
  Graph,
  ItemListLeaf,
  WebSiteLeaf,
  WholesaleStoreLeaf,
} from 'schema-dts';
import { type Product, products } from '@/catalogue/products';
import { company } from '@/config/company';
import { paths, productPath, productsPath, sharePicturePath } from '@/config/paths';
import { inOneLine } from '@/content/fields/in-one-line';
import type { SectionContent } from '@/content/sections/section';
import { pictureSources } from '@/pictures/picture-sources';
import type { PagePath } from './page-paths';

const ids = { company: `${company.url}/#company`, website: `${company.url}/#website` };

/**
 * The structured data of a page, in the vocabulary of https://schema.org. It claims nothing that the page,
 * the company file or the contact section does not say.
 */
export function structuredData(path: PagePath, contact: SectionContent<'contact'>): Graph {
  const product = products.find(({ id }) => productPath(id) === path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(contact),
      website,
      ...(product ? [breadcrumbs(product)] : []),
      ...(path === paths.products ? [catalogue] : []),
    ],
  };
}

/**
 * A data block for the head, which browsers do not execute and a Content Security Policy allows.
 * `<` is escaped, since `</script>` in the content would end the element.
 */
export function dataElement(graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The postal address as text, no opening hours: parsing an administrator's free text would be guessing. */
function organization(contact: SectionContent<'contact'>): WholesaleStoreLeaf {
  const profiles = contact.socialLinks
    .map(({ href }) => href)
    .filter((href) => /^https:/i.test(href));
  return {
    '@type': 'WholesaleStore',
    '@id': ids.company,
    name: company.name,
    legalName: company.legalName,
    description: company.tagline,
    foundingDate: company.since,
    url: company.url + paths.home,
    logo: `${company.url}/favicon.svg`,
    image: company.url + sharePicturePath(paths.home),
    telephone: contact.phones.filter(Boolean),
    email: contact.email,
    address: inOneLine(contact.officeAddress),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

const website = {
  '@type': 'WebSite',
  '@id': ids.website,
  name: company.name,
  url: company.url + paths.home,
  inLanguage: 'en-GB',
  publisher: { '@id': ids.company },
} as const satisfies WebSiteLeaf;

/** The page's visible breadcrumbs; other pages have none. */
function breadcrumbs({ id, category, title }: Product): BreadcrumbListLeaf {
  const steps = [
    { name: 'Home', path: paths.home },
    { name: 'Products', path: paths.products },
    { name: category, path: productsPath(category) },
    { name: title, path: productPath(id) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: company.url + path,
    })),
  };
}

/**
 * Names and pictures, not `Product`s: search engines require a price, an offer or a review of those,
 * and the site has none.
 */
const catalogue: ItemListLeaf = {
  '@type': 'ItemList',
  name: 'Products',
  url: company.url + paths.products,
  numberOfItems: products.length,
  itemListElement: products.map(({ id, title, picture }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: company.url + productPath(id),
    image: company.url + pictureSources(picture).src,
  })),
};
