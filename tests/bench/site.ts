import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { paths, productPath, publicPaths } from '../../src/config/paths.ts';
import { browserFlags, findBrowser } from '../browser.ts';
import { firstLoad } from './first-load.ts';
import { interactions } from './interactions.ts';
import { middle, round } from './numbers.ts';
import { withServedSite } from './served-site.ts';

// How fast the public pages are, on this machine: `npm run bench`. Figures depend on the machine, so no
// test looks at them; run it when nothing else runs. RUNS=1 PAGES=/,/products for a quick look.

const runs = Number(process.env.RUNS ?? 5);
const pages = process.env.PAGES?.split(',') ?? [
  ...publicPaths,
  '/products?category=Rice',
  '/products?q=jeera',
  productPath('saffron'),
  paths.enquiry,
];
const resultFile = resolve(import.meta.dirname, '../.results/bench.json');

/** The port on which Lighthouse speaks to the browser. */
const debugging = 9333;

await withServedSite(async (site) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${debugging}`],
  });
  const loads = [];
  for (const path of ['/', '/products', productPath('saffron')])
    loads.push(await firstLoad(browser, site + path));
  console.table(loads);

  const scores = [];
  for (const path of pages) scores.push(await lighthouseScores(site, path));
  console.table(scores);

  const real = [];
  for (const path of ['/', '/products?category=Rice']) real.push(await realLoad(site, path));
  console.table(real);
  await browser.close();

  const answers = await interactions(site, runs);
  console.table(answers);

  await mkdir(join(resultFile, '..'), { recursive: true });
  await writeFile(resultFile, JSON.stringify({ runs, loads, scores, real, answers }, null, 2));
  console.log(`The same as JSON: ${resultFile}`);
});

/** Lighthouse's four scores on a phone, simulated as on its website; medians. */
async function lighthouseScores(site: string, path: string) {
  const found = await repeat(() => run(site + path, { throttlingMethod: 'simulate' }));
  const score = (category: string) =>
    middle(found.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'blocking, ms': round(middle(found.map((each) => audit(each, 'total-blocking-time'))), 0),
    failed: [...new Set(found.flatMap(failedAudits))].join(', '),
  };
}

/**
 * A load that is really slowed down (Slow 4G, 4x slower CPU), and the same page without its scripts,
 * as a static site would be; medians in milliseconds.
 */
async function realLoad(site: string, path: string) {
  const flags: Flags = { throttlingMethod: 'devtools', onlyCategories: ['performance'] };
  const ours = await repeat(() => run(site + path, flags));
  const still = await repeat(() => run(site + path, { ...flags, blockedUrlPatterns: ['*.js'] }));
  const of = (results: Result[], name: string) => middle(results.map((each) => audit(each, name)));
  const paint = of(ours, 'first-contentful-paint');
  const picture = of(ours, 'largest-contentful-paint');
  return {
    path,
    'first paint': round(paint, 0),
    'of the still page': round(paint / of(still, 'first-contentful-paint'), 2),
    'largest paint': round(picture, 0),
    'of the still page ': round(picture / of(still, 'largest-contentful-paint'), 2),
    'blocking time': round(of(ours, 'total-blocking-time'), 0),
    'layout shift': round(of(ours, 'cumulative-layout-shift'), 4),
  };
}

async function run(url: string, flags: Flags): Promise<Result> {
  const outcome = await lighthouse(url, { port: debugging, logLevel: 'error', ...flags });
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message);
  return outcome.lhr;
}

async function repeat(measure: () => Promise<Result>): Promise<Result[]> {
  const found: Result[] = [];
  for (let time = 0; time < runs; time += 1) found.push(await measure());
  return found;
}

function audit({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

function failedAudits({ audits, categories }: Result): string[] {
  const counted = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
