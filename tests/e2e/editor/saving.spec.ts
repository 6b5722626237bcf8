import { hold, sessionKey } from '../support/accounts';
import {
  backUp,
  editorCalls,
  expect,
  openEditor,
  readStored,
  status,
  stay,
  stopClock,
  test,
} from '../support/editor';
import { summary } from '../support/vision-mission';

test.use({ section: 'vision-mission', ownSession: true });

const text = 'To be the first call for kitchens from Al Qusais to Fujairah.';

test('what is typed is kept on this device within a second, saved on Ctrl+S, and stays through tab changes, saves and refreshed tokens', async ({
  page,
  request,
  admin,
  section,
}) => {
  await page.clock.install();
  await openEditor(page, section);

  await test.step('typing goes on through tab changes', async () => {
    await expect(status(page)).toHaveText('No changes');
    const before = await summary(page).inputValue();
    await summary(page).fill('');
    for (const character of text.slice(0, 10)) {
      await page.evaluate(() => {
        for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.keyboard.type(character);
    }
    await expect(summary(page)).toHaveValue(text.slice(0, 10));
    await expect(summary(page)).toBeFocused();
    await backUp(page);
    await summary(page).fill(before);
    await expect(status(page)).toHaveText('No changes');
  });

  await test.step('kept on this device within a second, and saved on Ctrl+S', async () => {
    await stopClock(page);
    await summary(page).fill(text);
    await expect(status(page)).toHaveText('Not saved yet');
    await page.clock.runFor(1000);
    await expect(status(page)).toHaveText(/^Saved on this computer only/);
    await page.clock.resume();
    // With Caps Lock, the key is a capital S.
    await page.keyboard.press('Control+S');
    await expect(status(page)).toHaveText(/^Draft saved \d\d:\d\d, not on the website$/);
    const { draft, published } = await readStored(request, admin, section);
    expect(draft.content.vision.summary).toBe(text);
    expect(draft.author_name).toBe(admin.name);
    expect(published).toBeUndefined();
  });

  await test.step('what is typed during a save is unsaved again, and no answer overwrites it', async () => {
    const { seen, release } = await hold(page, editorCalls.write);
    await summary(page).fill('The first text.');
    await page.keyboard.press('Control+s');
    await expect.poll(() => seen.length).toBe(1);
    await summary(page).fill('The second text.');
    release();
    await expect(status(page)).toHaveText(/^Saved on this computer only/);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await stay(page);

    const again = await hold(page, editorCalls.write);
    await page.keyboard.press('Control+s');
    await expect.poll(() => again.seen.length).toBe(1);
    await summary(page).fill('The third text.');
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    // The editor sends one write at a time.
    expect(again.seen).toHaveLength(1);
    again.release();
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(summary(page)).toHaveValue('The third text.');
    expect(again.seen).toHaveLength(2);
    const { draft } = await readStored(request, admin, section);
    expect(draft.content.vision.summary).toBe('The third text.');
  });

  await test.step('a refreshed token changes nothing in the form', async () => {
    await summary(page).fill(text);
    const refreshed = page.waitForResponse(/grant_type=refresh_token/);
    // supabase-js checks every 30 s whether the session is about to expire.
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(
        key,
        JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 60 }),
      );
    }, sessionKey);
    await page.clock.fastForward(31_000);
    await refreshed;
    await expect(summary(page)).toHaveValue(text);
    await expect(summary(page)).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/admin');
  });
});
