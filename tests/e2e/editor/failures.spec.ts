import type { Page, Route } from '@playwright/test';
import { editorCalls, expect, openEditor, readStored, status, test } from '../support/editor';

test.use({ section: 'about' });

const text = 'We began with one van and a shelf of spices.';

function story(page: Page) {
  return page.getByRole('textbox', { name: 'Our story' });
}

/** Answers the first save by `answer`, lets the next ones through, and records their times. */
async function failOnce(page: Page, answer: (route: Route) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  await page.route(editorCalls.saveDraft, (route) => {
    times.push(Date.now());
    return times.length === 1 ? answer(route) : route.continue();
  });
  return times;
}

test.beforeEach(async ({ page, admin, section }) => {
  expect(admin.token).not.toBe('');
  await openEditor(page, section);
  await story(page).fill(text);
});

// A cut connection is in lost-answers.spec.ts.
const failures: [string, (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, json: { message: 'out of order' } })],
  [
    'a page in place of an answer',
    (route) => route.fulfill({ contentType: 'text/html', body: '<html>Please log in</html>' }),
  ],
];

test('a save that fails says so, keeps the text, and is repeated', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  for (const [what, answer] of failures) {
    const written = `${text} Before ${what}.`;
    await story(page).fill(written);
    await failOnce(page, answer);
    await page.keyboard.press('Control+s');
    await expect(status(page), what).toHaveText(/^Couldn't save: still here, retrying\./);
    await expect(story(page)).toHaveValue(written);
    // Still unsaved, so leaving asks first.
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(status(page), what).toHaveText(/^Draft saved/);
    const { draft } = await readStored(request, admin, section);
    expect(draft.content.ourStory).toBe(written);
    await page.unroute(editorCalls.saveDraft);
  }
});

test('a save is repeated no sooner than Retry-After says, and given up and repeated without an answer', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/);
  const times = await failOnce(page, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '3', 'Access-Control-Expose-Headers': 'Retry-After' },
      json: { message: 'Too many requests' },
    }),
  );
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('There were too many attempts.');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(3000);

  await page.unroute(editorCalls.saveDraft);
  const longer = `${text} Then two vans.`;
  await story(page).fill(longer);
  // A fifth of the 15 seconds, because Playwright's clock does not control `AbortSignal.timeout`.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 5);
  });
  await failOnce(page, () => new Promise(() => {}));
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Saving draft…');
  await story(page).press('Control+End');
  await page.keyboard.type(' Typed while waiting.');
  await expect(status(page)).toContainText('The server took too long to answer.');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(story(page)).toHaveValue(`${longer} Typed while waiting.`);
});

test('offline, one goes on writing, and it is saved when the network is back', async ({
  page,
  context,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  // The preview's code may not have been loaded by then.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|draw-preview/);
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
  await story(page).fill(`${text} Written offline, too.`);
  await context.setOffline(false);
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(`${text} Written offline, too.`);
});

test('a section that cannot be loaded is an error, never an empty form', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await page.route(editorCalls.drafts, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText("Couldn't load this section.");
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.unroute(editorCalls.drafts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(story(page)).toHaveValue(text);
});
