import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { adminSectionPath, paths, publicPaths } from '../../src/config/paths.ts';
import { sectionKeys } from '../../src/content/sections/section-keys.ts';
import { round } from './numbers.ts';

/** Words of the forms' library, of the dashboard and of the preview. */
const adminCode = /onTouched|Admin Dashboard|data-preview-focus/;

/**
 * kB of JavaScript, compressed: what dashboard, editors and their preview load and no public page does,
 * and what public pages load that has the admin area's code in it.
 */
export async function adminBytes(
  site: string,
  visitor: BrowserContext,
  administrator: BrowserContext,
): Promise<{ admin: number; public: number }> {
  const editors = sectionKeys.map(adminSectionPath);
  const ofEditors = await scriptsOf(administrator, site, [paths.admin, ...editors]);
  const ofPages = await scriptsOf(visitor, site, publicPaths);
  for (const name of ofPages.keys()) ofEditors.delete(name);
  return {
    admin: kilobytes([...ofEditors.values()]),
    public: kilobytes([...ofPages.values()].filter((code) => adminCode.test(code))),
  };
}

/** The scripts that these pages load, their frames and what follows on scrolling included, by address. */
async function scriptsOf(context: BrowserContext, site: string, addresses: readonly string[]) {
  const found = new Map<string, string>();
  const page = await context.newPage();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || found.has(pathname)) return;
    reading.push(response.text().then((code) => found.set(pathname, code)));
  });
  for (const address of addresses) {
    await page.goto(site + address, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);
  }
  await page.close();
  return found;
}

function kilobytes(scripts: string[]): number {
  return round(scripts.reduce((total, code) => total + gzipSync(code).length, 0) / 1000);
}
