import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexedPaths, productPath } from '../../src/config/paths.ts';
import { pagePaths } from '../../src/prerender/page-paths.ts';
import { files, firstLoad, read, total, weightOf, withImports } from './built-site.ts';

/** A first visit on a phone: bytes (`html` by Brotli, other texts by gzip), and two counts. */
const budgets = {
  script: 154_500,
  scriptOfHome: 141_000,
  style: 13_110,
  fonts: 30_000,
  picture: 24_000,
  html: 25_400,
  /** Up to the load event, without the pictures below the first screen. */
  loaded: 241_000,
  // Do not merge chunks to lower this: a larger shared chunk is evaluated before it is needed, 60 ms on a slow phone.
  requests: 27,
  elements: 890,
};

const entrances = ['/', '/products'];
const loadedElsewhere = 244_000;

/** The favicon, and the answer that nothing newer is published. */
const small = weightOf('/favicon.svg') + 100;

function measure(path: string) {
  const page = path === '/' ? '/index.html' : `${path}.html`;
  const { scripts, fonts, picture, style } = firstLoad(page);
  return {
    script: total(scripts),
    style: gzipSync(style, { level: 9 }).length,
    fontFiles: fonts.length,
    fonts: total(fonts),
    picture: weightOf(picture),
    html: brotliCompressSync(read(page)).length,
    elements: read(page).match(/<[a-z]/g)?.length ?? 0,
    loaded: weightOf(page) + total(scripts) + total(fonts) + weightOf(picture) + small,
    // The page, one picture, the favicon and the request for published content.
    requests: scripts.size + fonts.length + 4,
  };
}

const [largestProduct] = pagePaths
  .filter((path) => path.startsWith(productPath('')))
  .map((path) => ({ path, picture: weightOf(firstLoad(`${path}.html`).picture) }))
  .toSorted((one, other) => other.picture - one.picture)
  .map(({ path }) => path);
if (!largestProduct) throw new Error('The build has no page of a product.');

const measuredPaths = [...indexedPaths, largestProduct];
const measured = measuredPaths.map((path) => ({ path, ...measure(path) }));

type Measure = Exclude<keyof (typeof measured)[number], 'path'>;

function beyond(name: Measure, limit: number, paths: readonly string[]): string[] {
  return measured
    .filter((page) => paths.includes(page.path) && page[name] > limit)
    .map((page) => `${page.path}: ${page[name]} ${name}, ${page[name] - limit} too many`);
}

test('no page is larger than its budget', () => {
  console.table(measured);
  const others = measuredPaths.filter((path) => !entrances.includes(path));
  expect([
    ...beyond('script', budgets.scriptOfHome, ['/']),
    ...beyond('script', budgets.script, ['/products', ...others]),
    ...beyond('style', budgets.style, measuredPaths),
    ...beyond('fonts', budgets.fonts, measuredPaths),
    ...beyond('fontFiles', 2, measuredPaths),
    ...beyond('picture', budgets.picture, entrances),
    ...beyond('html', budgets.html, measuredPaths),
    ...beyond('elements', budgets.elements, measuredPaths),
    ...beyond('requests', budgets.requests, measuredPaths),
    ...beyond('loaded', budgets.loaded, entrances),
    ...beyond('loaded', loadedElsewhere, others),
  ]).toEqual([]);
});

test('the editor is no larger than its budget', () => {
  const editor = files().filter((path) => /^\/assets\/editor-page-.*\.js$/.test(path));
  const visitors = firstLoad('/index.html').scripts;
  const own = [...withImports(editor)].filter((script) => !visitors.has(script));
  expect(editor).toHaveLength(1);
  expect(total(own)).toBeLessThan(94_300);
});

test('the head preloads no font, for which Chromium would hold the first frame back', () => {
  for (const page of ['/index.html', '/products.html']) {
    const [head = '', body] = read(page).split('<body>');
    expect(head, page).not.toContain('as="font"');
    expect(body, page).toContain('as="font"');
  }
});

test('no first load has the code of the admin area, of sign-in, validation or Supabase in it', () => {
  const strange = /GoTrueClient|kind:`schema`|onTouched|Admin Dashboard|Access your account/;
  for (const path of measuredPaths) {
    const { scripts } = firstLoad(path === '/' ? '/index.html' : `${path}.html`);
    const found = [...scripts].filter((script) => strange.test(read(script)));
    expect(found, path).toEqual([]);
  }
  // Fails if the build has no such word in any file: the check above would then prove nothing.
  const all = files().filter((path) => path.endsWith('.js'));
  for (const word of strange.source.split('|')) {
    expect(
      all.some((path) => read(path).includes(word)),
      word,
    ).toBe(true);
  }
});
