import type { Page } from '@playwright/test';
import { hold, sessionKey } from '../support/accounts';
import { editorCalls, expect, openEditor, status, stopClock, test } from '../support/editor';

test.use({ section: 'vision-mission', ownSession: true });

const summary = (page: Page) =>
  page
    .getByRole('region', { name: 'Our vision' })
    .getByRole('textbox', { name: 'Short text for the home page' });

const text = 'To be the first call for kitchens from Al Qusais to Fujairah.';

test('what is typed is kept on this device within a second, saved on Ctrl+S, and stays through tab changes, saves and refreshed tokens', async ({
  page,
  admin,
  section,
}) => {
  const stored = async () => (await admin.readStored()).draft;
  await page.clock.install();
  await openEditor(page, section);
  await expect(status(page)).toHaveText('No changes');
  await summary(page).fill('');
  for (const character of text.slice(0, 5)) {
    await page.evaluate(() => {
      for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.keyboard.type(character);
  }
  await expect(summary(page)).toHaveValue(text.slice(0, 5));
  await expect(summary(page)).toBeFocused();

  await stopClock(page);
  await summary(page).fill(text);
  await page.clock.runFor(1000);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await page.clock.resume();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved \d\d:\d\d, not on the website$/);
  const draft = await stored();
  expect([draft.content.vision.summary, draft.author_name]).toEqual([text, admin.name]);

  const { seen, release } = await hold(page, editorCalls.write);
  await summary(page).fill('The first text.');
  await page.keyboard.press('Control+s');
  await expect.poll(() => seen.length).toBe(1);
  await summary(page).fill('The second text.');
  await page.keyboard.press('Control+s');
  // The editor sends one write at a time.
  expect(seen).toHaveLength(1);
  release();
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(summary(page)).toHaveValue('The second text.');
  await expect.poll(async () => (await stored()).content.vision.summary).toBe('The second text.');

  await summary(page).fill(text);
  const refreshed = page.waitForResponse(/grant_type=refresh_token/);
  // supabase-js checks every 30 s whether the session is about to expire.
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    const expires_at = Math.floor(Date.now() / 1000) + 60;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at }));
  }, sessionKey);
  await page.clock.fastForward(31_000);
  await refreshed;
  await expect(summary(page)).toHaveValue(text);
  await expect(summary(page)).toBeFocused();
});
