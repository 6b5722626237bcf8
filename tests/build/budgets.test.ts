import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publicPaths } from '../../src/config/paths.ts';
import { files, firstLoad, read, total, weightOf, withImports } from './built-site.ts';

/** Bytes, compressed as they travel, that the first visit of a page may cost on a phone. */
const budgets = {
  /** Until the page answers. */
  script: 125_000,
  style: 12_000,
  fonts: 60_000,
  picture: 40_000,
  /** All of it before anybody has scrolled, with what the first view fetches a little later. */
  beforeScrolling: 260_000,
  requests: 16,
};

/** Where most visits begin. The other pages have wider banners and more text of their own. */
const entrances = ['/', '/products'];
const ofOthers = { beforeScrolling: 305_000, requests: 18 };

/** The icon in the browser's tab, and the answer that nothing newer is published. */
const small = weightOf('/favicon.svg') + 100;

/** The code that moves the slides, which the home page fetches when it has loaded. */
function slides(): Set<string> {
  const chunk = files().find((path) => path.startsWith('/assets/hero-section-'));
  if (!chunk) throw new Error('The build has no part for the slides.');
  return withImports([chunk]);
}

function measure(path: string) {
  const page = path === '/' ? '/index.html' : `${path}.html`;
  const { scripts, fonts, picture, style } = firstLoad(page);
  const later = path === '/' ? [...slides()].filter((script) => !scripts.has(script)) : [];
  return {
    fontFiles: fonts.length,
    script: total(scripts),
    style: gzipSync(style, { level: 9 }).length,
    fonts: total(fonts),
    picture: weightOf(picture),
    beforeScrolling:
      weightOf(page) + total(scripts) + total(later) + total(fonts) + weightOf(picture) + small,
    requests: 1 + scripts.size + later.length + fonts.length + 1 + 2,
  };
}

const measured = publicPaths.map((path) => ({ path, ...measure(path) }));

type Measure = Exclude<keyof (typeof measured)[number], 'path'>;

/** Which of the pages pass a limit, and by how much. */
function beyond(name: Measure, limit: number, paths: readonly string[]): string[] {
  return measured
    .filter((page) => paths.includes(page.path) && page[name] > limit)
    .map((page) => `${page.path}: ${page[name]} ${name}, ${page[name] - limit} too many`);
}

test('no page is larger than its budget', () => {
  console.table(measured);
  const others = publicPaths.filter((path) => !entrances.includes(path));
  expect([
    ...beyond('script', budgets.script, ['/']),
    ...beyond('style', budgets.style, publicPaths),
    ...beyond('fonts', budgets.fonts, publicPaths),
    ...beyond('fontFiles', 2, publicPaths),
    ...beyond('picture', budgets.picture, entrances),
    // The products' rows begin below a phone's first view.
    ...beyond('beforeScrolling', budgets.beforeScrolling, entrances),
    ...beyond('requests', budgets.requests, entrances),
    ...beyond('beforeScrolling', ofOthers.beforeScrolling, others),
    ...beyond('requests', ofOthers.requests, others),
  ]).toEqual([]);
});

test('no first load has the code of the admin area, of sign-in, validation or Supabase in it', () => {
  const strange = /GoTrueClient|kind:`schema`|onTouched|Admin Dashboard|Access your account/;
  for (const path of publicPaths) {
    const { scripts } = firstLoad(path === '/' ? '/index.html' : `${path}.html`);
    const found = [...scripts].filter((script) => strange.test(read(script)));
    expect(found, path).toEqual([]);
  }
  // The words above do stand in the build, so that looking for them means something.
  const all = files().filter((path) => path.endsWith('.js'));
  for (const word of strange.source.split('|')) {
    expect(
      all.some((path) => read(path).includes(word)),
      word,
    ).toBe(true);
  }
});
