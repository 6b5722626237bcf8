import type { Page, Route } from '@playwright/test';
import { hold } from '../support/accounts';
import {
  editorCalls,
  expect,
  openEditor,
  readStored,
  status,
  stay,
  stopClock,
  test,
} from '../support/editor';

test.use({ section: 'about' });

const text = 'We began with one van and a shelf of spices.';

const story = (page: Page) => page.getByRole('textbox', { name: 'Our story' });

/** `failNext` sets the answer to the next save; all other saves reach the server. */
async function controlSaves(page: Page) {
  let requests = 0;
  let next: ((route: Route) => Promise<void>) | undefined;
  await page.route(editorCalls.write, (route) => {
    requests += 1;
    const answer = next;
    next = undefined;
    return answer ? answer(route) : route.continue();
  });
  return {
    count: () => requests,
    failNext: (answer: (route: Route) => Promise<void>) => {
      next = answer;
    },
  };
}

/** Connects `AbortSignal.timeout` to Playwright's clock, which does not control it. */
function controlTimeouts(page: Page) {
  return page.evaluate(() => {
    AbortSignal.timeout = (milliseconds) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
      return late.signal;
    };
  });
}

test.beforeEach(async ({ page, section }) => {
  await page.clock.install();
  await openEditor(page, section);
  await story(page).fill(text);
});

test('a save that fails says so, keeps the text, and is repeated, until its screen is left', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (429|500)|ERR_INTERNET_DISCONNECTED/);
  const saves = await controlSaves(page);
  // With the clock stopped, no save is repeated before the test looks.
  await stopClock(page);
  await controlTimeouts(page);

  const failures: [string, RegExp, (route: Route) => Promise<void>][] = [
    [
      'an error of the database',
      /^Not saved yet: trying again by itself/,
      (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'out of order' } }),
    ],
    [
      'a page in place of an answer',
      /^We don’t know yet whether it was saved/,
      (route) => route.fulfill({ contentType: 'text/html', body: '<html>Please log in</html>' }),
    ],
  ];
  for (const [what, told, answer] of failures) {
    await test.step(what, async () => {
      const written = `${text} Before ${what}.`;
      await story(page).fill(written);
      saves.failNext(answer);
      await page.keyboard.press('Control+s');
      await expect(status(page)).toHaveText(told);
      await expect(story(page)).toHaveValue(written);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await stay(page);
      await page.clock.runFor(2000);
      await expect(status(page)).toHaveText(/^Draft saved/);
      const { draft } = await readStored(request, admin, section);
      expect(draft.content.ourStory).toBe(written);
    });
  }

  await test.step('given up without an answer, and repeated', async () => {
    await story(page).fill(`${text} Then two vans.`);
    saves.failNext(() => new Promise(() => {}));
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText('Saving draft…');
    await story(page).press('Control+End');
    await page.keyboard.insertText(' Typed while waiting.');
    await page.clock.runFor(15_000);
    await expect(status(page)).toHaveText(/^We don’t know yet whether it was saved/);
    await page.clock.runFor(2000);
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(story(page)).toHaveValue(`${text} Then two vans. Typed while waiting.`);
  });

  await test.step('not after the screen was left', async () => {
    await page.clock.resume();
    const { seen, release } = await hold(page, editorCalls.write);
    await story(page).fill(text);
    await page.keyboard.press('Control+s');
    await expect.poll(() => seen.length).toBe(1);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (sent) => sent === seen[0]);
    release();
    await failed;
    await page.context().setOffline(false);
    await page.clock.runFor(120_000);
    expect(seen).toHaveLength(1);
  });
});

test('offline, one goes on writing, and it is saved when the network is back; what cannot be loaded is an error, never an empty form', async ({
  page,
  context,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 500/);
  const stored = async () => {
    const { draft } = await readStored(request, admin, section);
    return draft.content.ourStory;
  };
  await context.setOffline(true);
  await expect(status(page)).toHaveText('Offline: still here, and saved when you are back');
  await context.setOffline(false);
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(text);

  await context.setOffline(true);
  await story(page).fill(`${text} Written offline.`);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Offline: still here, and saved when you are back');
  const written = `${text} Written offline, too.`;
  await story(page).fill(written);
  await context.setOffline(false);
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(written);

  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.route(editorCalls.entries, (route) => route.fulfill({ status: 500, json: {} }));
  await navigation.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t load this section.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.unroute(editorCalls.entries);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(story(page)).toHaveValue(written);
});
