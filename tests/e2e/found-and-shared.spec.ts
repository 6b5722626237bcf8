import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../src/config/company';
import { indexedPaths } from '../../src/config/paths';
import { visitorPages } from './support/pages';
import { expect, test } from './support/test';

async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const html = await answer.text();
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const names = metas.map(([, name]) => name);
  expect(names, `meta elements of ${address}`).toEqual([...new Set(names)]);
  return {
    status: answer.status(),
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

test('every page has a preview of its own, with a picture that is served', {
  tag: '@desktop',
}, async ({ request }) => {
  const seen: string[] = [];
  for (const path of indexedPaths) {
    const expected = visitorPages.find((each) => each.path === path);
    const { html, title, meta, canonical } = await read(request, path);
    expect(title).toBe(escaped(expected?.title ?? ''));
    expect(meta.description).toMatch(new RegExp(escaped(expected?.description.source ?? '')));
    expect(canonical).toBe(company.url + path);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': title,
      'og:description': meta.description,
      'og:url': canonical,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta.robots).toBeUndefined();
    expect(html).toContain('<script type="application/ld+json">{"@context":"https://schema.org"');
    seen.push(title ?? '', meta.description ?? '');

    const picture = new URL(meta['og:image'] ?? '');
    expect(picture.origin).toBe(company.url);
    const answer = await request.get(picture.pathname);
    const body = await answer.body();
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(body.length).toBeLessThan(300_000);
    const { format, width, height } = await sharp(body).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
  expect(new Set(seen).size, 'titles and descriptions').toBe(2 * indexedPaths.length);
});

test('search engines are kept from what is not for them', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const [address, status] of [
    ['/auth', 200],
    ['/admin', 200],
    ['/admin/hero', 200],
    ['/no-such-page', 404],
    ['/about/us/deeper', 404],
    ['/products/unobtainium', 404],
  ] as const) {
    const answer = await read(request, address);
    expect([address, answer.status, answer.meta.robots]).toEqual([address, status, 'noindex']);
    expect(answer.canonical).toBeUndefined();
    expect(answer.html).not.toContain('ld+json');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  // All that it lists: src/prerender/page-paths.test.ts.
  expect(sitemap).toContain(`<loc>${company.url}/about</loc>`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${company.url}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});

test('an address that changed on its way leads to its page, also where the host has no rule for it', {
  tag: '@desktop',
}, async ({ page, request, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  // As a whole URL: `//about` alone would be another host.
  const answer = await request.get(`${baseURL}//About.html?from=mail`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/about?from=mail']);
  const html = (path: string) => page.request.get(path).then((response) => response.text());
  for (const [address, status, body] of [
    ['/about.html?from=mail', 200, await html('/about')],
    ['/About)?from=mail', 404, await html('/no-such-page')],
  ] as const) {
    await page.route(
      (url) => url.pathname + url.search === address,
      (route) => route.fulfill({ status, body, contentType: 'text/html' }),
    );
    await page.goto(address);
    await expect(page).toHaveURL('/about?from=mail');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  }
});
