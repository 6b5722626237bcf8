import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { company } from '@/config/company';
import { indexedPaths, productPath } from '@/config/paths';
import { contactSection } from '@/content/sections/contact/default-content';
import { isRecord } from '@/lib/is-record';
import { renderPage } from './render-page';
import { dataElement, structuredData } from './structured-data';

type Contact = Parameters<typeof structuredData>[1];

function nodeOf(graph: Graph, type: string): Record<string, unknown> {
  const nodes = JSON.parse(JSON.stringify(graph['@graph'])).filter(
    (node: unknown) => isRecord(node) && node['@type'] === type,
  );
  expect(nodes).toHaveLength(1);
  return nodes[0];
}

function companyAs(changes: Partial<Contact>) {
  return nodeOf(
    structuredData('/', { ...contactSection.defaultContent, ...changes }),
    'WholesaleStore',
  );
}

async function graphOf(path: string): Promise<Graph> {
  const { data } = await renderPage(path);
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(data)?.[1] ?? '';
  return JSON.parse(json);
}

test('the company is described by its file and what is published of it', async () => {
  const socialLinks = [
    { id: 'x', network: 'x', href: 'https://x.com/gate' },
    { id: 'facebook', network: 'facebook', href: '' },
  ] as const;
  const published = { officeAddress: 'Souq Al Kabeer,\nMuscat\n', socialLinks: [...socialLinks] };
  expect(companyAs(published)).toMatchObject({
    name: company.name,
    legalName: company.legalName,
    foundingDate: '2015',
    url: `${company.url}/`,
    telephone: contactSection.defaultContent.phones,
    email: contactSection.defaultContent.email,
    address: 'Souq Al Kabeer, Muscat',
    sameAs: ['https://x.com/gate'],
  });
  expect(companyAs({})).not.toHaveProperty('sameAs');
  expect((await renderPage('/auth')).data).toBe('');
});

test.each(indexedPaths)('%s names the company, and shows no breadcrumbs', async (path) => {
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

test('no text can end the element that holds it', () => {
  const text = '</script><script>alert(1)</script><!--';
  const element = dataElement(
    structuredData('/about', { ...contactSection.defaultContent, officeAddress: text }),
  );
  expect(element.match(/</g)).toHaveLength(2);
  expect(JSON.parse(element.replace(/<[^>]*>/g, ''))['@graph'][0].address).toBe(text);
});
