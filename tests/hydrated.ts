import type { Page } from '@playwright/test';

/** Waits until the page does what it is asked, and has nothing left to do. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((line) => {
    if (!document.querySelector('h1')) return false;
    if (!document.documentElement.dataset.prerendered) return true;
    // The letterhead names the URL only once the page is hydrated, and the buttons of the slides are disabled until then.
    const lines = [...document.querySelectorAll('main > div > p')];
    const isNamed = lines.some(({ textContent }) => textContent.startsWith(line));
    if (!isNamed || document.querySelector('fieldset:disabled')) return false;
    // The category that is chosen already answers a press by doing nothing, in place of loading a page.
    const chosen = document.querySelector('fieldset button[aria-pressed=true]');
    let isAnswered = true;
    const refuse = (submission: Event) => {
      isAnswered = false;
      submission.preventDefault();
      submission.stopImmediatePropagation();
    };
    addEventListener('submit', refuse, true);
    chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    removeEventListener('submit', refuse, true);
    return isAnswered;
  }, 'www.saffrongate.example/');
  // React hydrates one section after the other, without a pause in which a task of background priority would run.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
