import type { Page } from '@playwright/test';

/**
 * The letterhead names the URL only on a hydrated page. React then hydrates the sections one after the other, without
 * a pause in which a task of background priority would run.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((line) => {
    if (!document.querySelector('h1')) return false;
    const { prerendered } = document.documentElement.dataset;
    const lines = [...document.querySelectorAll('main > div > p')];
    return !prerendered || lines.some(({ textContent }) => textContent.startsWith(line));
  }, 'www.saffrongate.example/');
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
