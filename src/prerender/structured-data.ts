import type { Graph } from 'schema-dts';
import { products } from '@/catalogue/products';
import { company } from '@/config/company';
import { type PagePath, paths, productPath, sharePicturePath } from '@/config/paths';
import { joinedWithCommas } from '@/content/fields/links';
import type { SectionContents } from '@/content/sections/section';
import { productTrail } from '@/site/product-navigation';

export function structuredData(path: PagePath, contact: SectionContents['contact']): Graph {
  const product = products.find(({ id }) => productPath(id) === path);
  const profiles = contact.socialLinks.map(({ href }) => href).filter(Boolean);
  const trail = product && {
    '@type': 'BreadcrumbList' as const,
    itemListElement: productTrail(product).map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: company.url + path,
    })),
  };
  const companyId = `${company.url}/#company`;
  const home = company.url + paths.home;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WholesaleStore',
        '@id': companyId,
        name: company.name,
        legalName: company.legalName,
        description: company.tagline,
        foundingDate: company.since,
        url: home,
        logo: `${company.url}/favicon.svg`,
        image: company.url + sharePicturePath(paths.home),
        telephone: contact.phones.filter(Boolean),
        email: contact.email,
        // The address is free text. Splitting it into the fields of `PostalAddress` would be guessing.
        address: joinedWithCommas(contact.officeAddress),
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
      {
        '@type': 'WebSite',
        '@id': `${company.url}/#website`,
        name: company.name,
        url: home,
        inLanguage: 'en-GB',
        publisher: { '@id': companyId },
      },
      ...(trail ? [trail] : []),
    ],
  };
}

/** `<` is escaped, because `</script>` in the content would end the element. */
export function dataElement(graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
