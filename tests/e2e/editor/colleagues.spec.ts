import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import {
  discardElsewhere,
  expect,
  openEditor,
  otherAdministrator,
  publish,
  publishElsewhere,
  readPresence,
  readStored,
  saveDraftElsewhere,
  status,
  test,
  typeElsewhere,
} from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';
const theirs = { ...contactDefaultContent, email };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const colleagues = (page: Page) => page.getByRole('status', { name: 'Colleagues' });

test('who types is told to colleagues until the page is closed, learns of them, and of what they publish or discard before publishing', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  const typesHere = expect.objectContaining({ section, user_id: admin.id });
  /** The page polls every 15 s. Retried, because a poll is skipped while an earlier one is open. */
  const expectRead = (text: string | RegExp) =>
    expect(async () => {
      await page.clock.runFor(16_000);
      await expect(colleagues(page)).toContainText(text, { timeout: 1000 });
    }).toPass();
  await page.clock.install();
  await openEditor(page, section);
  await expect(colleagues(page)).toBeEmpty();

  await test.step('looking is not typing', async () => {
    await field(page, 'Business hours').focus();
    await page.clock.runFor(16_000);
    expect(await readPresence(request, colleague)).toEqual([]);
    await field(page, 'Business hours').fill(hours);
    await expect.poll(() => readPresence(request, colleague)).toContainEqual(typesHere);
  });

  await test.step('a closed page takes its word back', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => readPresence(request, colleague)).toEqual([]);
  });

  await test.step('of colleagues', async () => {
    await typeElsewhere(request, colleague, section);
    await expectRead(/^Bilal Khan is editing\.$/);
    await publishElsewhere(request, colleague, section, theirs);
    await expectRead(/Bilal Khan published at \d\d:\d\d\./);
    await expect(field(page, 'Business hours')).toHaveValue(hours);
  });

  await test.step('a form without edits can show it at once', async () => {
    await field(page, 'Business hours').fill(contactDefaultContent.businessHours);
    const show = page.getByRole('button', { name: 'Show newest' });
    await expect(show).toBeVisible();
    await expect(page.getByText('This is the text on your website now.')).toBeHidden();
    await show.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(field(page, 'E-mail address')).toHaveValue(email);
    await expect(colleagues(page)).not.toContainText('published');
    await field(page, 'Business hours').fill(hours);
    await publish(page);
    const { published } = await readStored(request, admin, section);
    expect(published.content).toMatchObject({ businessHours: hours, email });
  });

  await test.step('a draft that is discarded', async () => {
    await field(page, 'Business hours').fill('By appointment');
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await discardElsewhere(request, colleague, section);
    await expectRead(/Bilal Khan discarded the draft at \d\d:\d\d/);
    await expect(status(page)).toHaveText('Discarded: this text stays in the history');
  });
});

test('the draft of a colleague is named on the card, in the status, and before it is published; one’s own is not another window', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  await saveDraftElsewhere(request, colleague, section, theirs);
  await page.clock.install();
  await open(page, '/admin');
  const card = page.getByRole('article').filter({ hasText: 'Click to manage Contact Info' });
  await expect(card).toContainText(/Draft waiting\s*Saved .* by Bilal Khan/);
  await card.click();
  await expect(status(page)).toHaveText(
    /^Draft saved \d\d:\d\d by Bilal Khan, not on the website$/,
  );
  await field(page, 'Business hours').fill(hours);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(status(page)).toHaveText(/^Draft saved \d\d:\d\d, not on the website$/);

  // The last poll before the publication names the draft. After it, the notice of the draft must not come back.
  const read = page.waitForResponse((answer) => answer.url().includes('section_presence'));
  await page.clock.runFor(16_000);
  await read;
  await page.getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: /^Publish / });
  await expect(sheet).toContainText('Bilal Khan worked on the newest draft.');
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toHaveText(/^Published at/);
  expect(await colleagues(page).textContent()).toBe('');
  const { published } = await readStored(request, admin, section);
  expect(published.content).toMatchObject({ businessHours: hours, email });
});
