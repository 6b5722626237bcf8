// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { products } from '@/catalogue/products';
import { company } from '@/config/company';
import { productPath, publicPaths } from '@/config/paths';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { isRecord } from '@/lib/is-record';
import { renderPage } from './render-page';
import { dataElement, structuredData } from './structured-data';

const root = join(import.meta.dirname, '../..');

type Contact = Parameters<typeof structuredData>[1];

/** The one node of a type, with its values as they would be read: as JSON. */
function nodeOf(graph: Graph, type: string): Record<string, unknown> {
  const nodes = JSON.parse(JSON.stringify(graph['@graph'])).filter(
    (node: unknown) => isRecord(node) && node['@type'] === type,
  );
  expect(nodes).toHaveLength(1);
  return nodes[0];
}

function companyAs(changes: Partial<Contact>) {
  return nodeOf(structuredData('/', { ...contactDefaultContent, ...changes }), 'WholesaleStore');
}

/** What a page's HTML holds, read back. */
async function graphOf(path: string): Promise<Graph> {
  const { data } = await renderPage(path);
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(data)?.[1] ?? '';
  return JSON.parse(json);
}

test("what every page says is valid in schema.org's vocabulary, by the compiler", async () => {
  const graphs = await Promise.all([...publicPaths, productPath('raisins')].map(graphOf));
  const [home] = graphs;
  // JSON is TypeScript: the types of the vocabulary know every property, and what it may hold.
  const source = [
    "import type { Graph } from 'schema-dts';",
    ...graphs.map((graph, index) => `export const page${index}: Graph = ${JSON.stringify(graph)};`),
    // Were these accepted, the lines above would prove nothing.
    ...[
      { '@type': 'WholesaleStore', turnover: '1' },
      { '@type': 'WholesaleStore', address: 1 },
      { '@type': 'GreengrocersShop', name: 'x' },
    ].map(
      (wrong, index) =>
        `// @ts-expect-error\nexport const wrong${index}: Graph = ${JSON.stringify({ ...home, '@graph': [wrong] })};`,
    ),
  ].join('\n');
  // Inside the project, where the compiler finds the vocabulary.
  const folder = join(root, `node_modules/.structured-data/${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pages.ts');
  writeFileSync(file, source);
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --moduleResolution bundler';
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...options.split(' '), file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

test('the company is described by its file and the contact section', () => {
  expect(companyAs({})).toMatchObject({
    name: company.name,
    legalName: company.legalName,
    foundingDate: '2015',
    url: `${company.url}/`,
    telephone: contactDefaultContent.phones,
    email: contactDefaultContent.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Warehouse, Al Qusais Industrial Area',
      addressLocality: 'Dubai',
      addressCountry: 'AE',
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '09:00',
        closes: '18:00',
      },
    ],
  });
  expect(companyAs({})).not.toHaveProperty('sameAs');
});

test('what is published takes the place of the copy, and nothing is made up', () => {
  const published = companyAs({
    email: 'sales@example.ae',
    officeAddress: 'Souq Al Kabeer, Muscat',
    businessHours: 'Whenever the light is on',
    socialLinks: [
      { id: 'x', network: 'x', href: 'https://x.com/gate' },
      { id: 'facebook', network: 'facebook', href: '' },
    ],
  });
  expect(published).toMatchObject({
    email: 'sales@example.ae',
    address: { '@type': 'PostalAddress', streetAddress: 'Souq Al Kabeer, Muscat' },
    sameAs: ['https://x.com/gate'],
  });
  expect(published.address).not.toHaveProperty('addressCountry');
  expect(published).not.toHaveProperty('openingHoursSpecification');
});

test('an address of several lines is told apart like one of a single line', () => {
  const officeAddress = 'Office 12, Gate Tower\nBusiness Bay,\nDubai\nUAE\n';
  expect(companyAs({ officeAddress }).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Office 12, Gate Tower, Business Bay',
    addressLocality: 'Dubai',
    addressCountry: 'AE',
  });
});

test.each([
  [
    'Gate Tower - Business Bay - Dubai - United Arab Emirates',
    'Gate Tower - Business Bay',
    'Dubai',
  ],
  ['P.O. Box 1234, Al Ain, U.A.E.', 'P.O. Box 1234', 'Al Ain'],
  // The company's area, its box and its street are no cities.
  ['Warehouse 4, Al Qusais Industrial Area 2, UAE', 'Warehouse 4, Al Qusais Industrial Area 2', ''],
  ['Deira, Dubai, P.O. Box 1234, UAE', 'Deira, Dubai, P.O. Box 1234', ''],
  ['12 Sharjah Road, UAE', '12 Sharjah Road', ''],
])('%s names a city only where it stands before the country', (officeAddress, street, city) => {
  expect(companyAs({ officeAddress }).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(city && { addressLocality: city }),
    addressCountry: 'AE',
  });
});

test.each(publicPaths)('%s names the company, and shows no breadcrumbs', async (path) => {
  const graph = await graphOf(path);
  nodeOf(graph, 'WholesaleStore');
  nodeOf(graph, 'WebSite');
  expect(JSON.stringify(graph)).not.toContain('BreadcrumbList');
});

test("a product's page names its category on the way to it", async () => {
  expect(nodeOf(await graphOf(productPath('raisins')), 'BreadcrumbList').itemListElement).toEqual(
    [
      ['Home', '/'],
      ['Products', '/products'],
      ['Nuts & Dry Fruits', '/products?category=Nuts%20%26%20Dry%20Fruits'],
      ['Raisins', '/products/raisins'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${company.url}${path}`,
    })),
  );
});

test('the products page lists the catalogue in its order', async () => {
  const { numberOfItems, itemListElement } = nodeOf(await graphOf('/products'), 'ItemList');
  expect(numberOfItems).toBe(products.length);
  expect(itemListElement).toEqual(
    products.map(({ title, id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${company.url}/products/${id}`,
      image: expect.stringContaining(`${company.url}/pictures/products/${id}-`),
    })),
  );
});

test.each(['/auth', '/admin', '/no-such-page', '/products/no-such-product'])(
  '%s has nothing to say',
  async (path) => {
    expect((await renderPage(path)).data).toBe('');
  },
);

test('no text can end the element that holds it', () => {
  const text = '</script><script>alert(1)</script><!--';
  const element = dataElement(
    structuredData('/about', { ...contactDefaultContent, officeAddress: text }),
  );
  expect(element.match(/</g)).toHaveLength(2);
  expect(JSON.parse(element.replace(/<[^>]*>/g, ''))['@graph'][0].address.streetAddress).toBe(text);
});
