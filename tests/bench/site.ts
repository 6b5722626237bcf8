import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { indexedPaths, paths, productPath } from '../../src/config/paths.ts';
import { browserFlags, findBrowser } from '../browser.ts';
import { interactions } from './interactions.ts';
import { middle, round } from './numbers.ts';
import { withServedSite } from './served-site.ts';
import { slowLoad } from './slow-load.ts';

// `npm run bench` measures the public pages. Figures depend on the machine, so run it when nothing else runs.
// RUNS=1 PAGES=/,/products for a quick look: PAGES are the pages for Lighthouse.

const runs = Number(process.env.RUNS ?? 5);
const pages = process.env.PAGES?.split(',') ?? [
  ...indexedPaths,
  '/products?category=Rice',
  '/products?q=jeera',
  productPath('saffron'),
  paths.enquiry,
];
const resultFile = resolve(import.meta.dirname, '../.results/bench.json');

/** Lighthouse connects to the browser on this port. */
const debugging = 9333;

await withServedSite(async (site) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${debugging}`],
  });
  const scores = [];
  for (const path of pages) scores.push(await lighthouseScores(site, path));
  console.table(scores);

  const slowLoads = [];
  for (const path of ['/', '/products', productPath('cumin')])
    slowLoads.push(await slowLoad(browser, site + path, runs));
  console.table(slowLoads);
  await browser.close();

  const answers = await interactions(site, runs);
  console.table(answers);

  await mkdir(join(resultFile, '..'), { recursive: true });
  await writeFile(resultFile, JSON.stringify({ runs, scores, slowLoads, answers }, null, 2));
  console.log(`The same as JSON: ${resultFile}`);
});

/** With Lighthouse's simulated phone: medians of scores and blocking time, and the audits that failed in any run. */
async function lighthouseScores(site: string, path: string) {
  const results = await repeat(() => run(site + path, { throttlingMethod: 'simulate' }));
  const score = (category: string) =>
    middle(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  return {
    path,
    'performance (goal 98)': score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'blocking, ms (goal 100)': round(
      middle(results.map((each) => audit(each, 'total-blocking-time'))),
      0,
    ),
    failed: [...new Set(results.flatMap(failedAudits))].join(', '),
  };
}

async function run(url: string, flags: Flags): Promise<Result> {
  const outcome = await lighthouse(url, { port: debugging, logLevel: 'error', ...flags });
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message);
  return outcome.lhr;
}

async function repeat(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < runs; time += 1) results.push(await measure());
  return results;
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
