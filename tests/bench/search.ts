import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, findBrowser } from '../browser.ts';
import { at, middle, round } from './numbers.ts';

// How fast the search is in the browser, on this machine: `npm run bench:search`. Figures depend on the
// machine, so no test looks at them; run it when nothing else runs.

const folder = resolve(import.meta.dirname, '../..');
const measuring = await bundle('tests/bench/search-in-browser.ts', 'iife');
const search = await bundle('src/catalogue/search/search-products.ts', 'es', /catalogue\/products/);

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const full = await measure(browser, 64, 1);
const slow = await measure(browser, 64, 4);
const many = await measure(browser, 5000, 1);
await browser.close();

console.table([full, slow, many]);
console.table({
  'search, names and kinds, without the catalogue, gzip': [
    round(gzipSync(search).length / 1000),
    'kB',
  ],
  '5,000 entries against 64, index': ratio(many['index, ms'], full['index, ms']),
  '5,000 entries against 64, query': ratio(many['query, ms'], full['query, ms']),
  'a query against a frame of 16 ms, slow CPU, p95': ratio(slow['query, p95'], 16),
  'an index against 5 ms': ratio(full['index, ms'], 5),
});

async function bundle(entry: string, format: 'es' | 'iife', external?: RegExp): Promise<string> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { alias: { '@': resolve(folder, 'src') } },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: [format], name: 'search' },
      rolldownOptions: { external: external ?? [] },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`No bundle of ${entry}.`);
  return result.output[0].code;
}

/** In a page of its own each, so that the first index is built by code that was never run. */
async function measure(browser: Browser, entries: number, slowdown: number) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addScriptTag({ content: `${measuring};window.search = search;` });
  const { indexing, searching, terms } = await page.evaluate(
    (entries) => Reflect.get(window, 'search').measureSearch(entries, 20),
    entries,
  );
  await page.close();
  return {
    entries,
    terms,
    'CPU slower by': slowdown,
    'first index, ms': round(indexing[0]),
    'index, ms': round(middle(indexing)),
    'first query, ms': round(searching[0], 2),
    'query, ms': round(middle(searching), 2),
    'query, p95': round(at(searching, 0.95), 2),
    'query, worst': round(Math.max(...searching), 2),
  };
}

function ratio(value: number, other: number): [number, string] {
  return [round(value / other, 2), 'times'];
}
