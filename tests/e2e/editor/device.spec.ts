import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { accounts, signIn } from '../support/accounts';
import {
  expect,
  openEditor,
  publish,
  publishElsewhere,
  readStored,
  status,
  test,
} from '../support/editor';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';

function businessHours(page: Page) {
  return page.getByRole('textbox', { name: 'Business hours' });
}

test('with a clock an hour ahead or behind, saving and publishing work', async ({
  page,
  request,
  admin,
  section,
}) => {
  const hour = 60 * 60_000;
  await page.clock.install({ time: Date.now() + hour });
  await page.clock.resume();
  await openEditor(page, section);
  await businessHours(page).fill(hours);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await publish(page);

  await page.clock.setSystemTime(Date.now() - hour);
  await page.reload();
  await businessHours(page).fill(`${hours}, and by appointment`);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await publish(page);
  const { published, draft } = await readStored(request, admin, section);
  expect(published.content.businessHours).toBe(`${hours}, and by appointment`);
  expect(draft).toBeUndefined();
});

test('with storage blocked, the editor works for as long as it is open', async ({
  page,
  admin,
  section,
}) => {
  // As in private windows of some browsers, where reading the property throws.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/auth');
  await signIn(page, admin);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await page.getByRole('link', { name: 'Contact Info' }).first().click();
  await businessHours(page).fill(hours);
  await expect(status(page)).toHaveText(
    'Editing: not saved, and this computer has no room for a copy. Save the draft soon.',
  );
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(section).toBe('contact');
  expect(accounts.admin.email).not.toBe(admin.email);
});

test('a copy lasts until a save or “Delete them”, and deleting it changes nothing', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, contactDefaultContent, 0);
  await openEditor(page, section);
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /copy/.test(key)));
  await businessHours(page).fill(hours);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  const [key, ...others] = await copies();
  expect(key).toMatch(new RegExp(`^saffron-gate-copy/${admin.id}/contact/1/[^/]+$`));
  expect(others).toEqual([]);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const banner = page.getByText(/^Edits from a moment ago/);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Delete them' }).click();
  await expect(banner).toBeHidden();
  expect(await copies()).toEqual([]);
  await page.reload();
  await expect(businessHours(page)).toHaveValue(contactDefaultContent.businessHours);
  await expect(status(page)).toHaveText('No changes');
  await expect(banner).toBeHidden();
  const { draft, published } = await readStored(request, admin, section);
  expect(draft).toBeUndefined();
  expect(published.version).toBe(1);

  await businessHours(page).fill(hours);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  expect(await copies()).toHaveLength(1);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await copies()).toEqual([]);
});

test('an old copy says how old it is and what it was based on', async ({
  page,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await openEditor(page, section);
  await businessHours(page).fill(hours);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  // As three days later, after two publications.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.includes('copy'))) {
      const copy = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(
        key,
        JSON.stringify({ ...copy, keptAt: copy.keptAt - 3 * 24 * 60 * 60_000 }),
      );
    }
  });
  const other = await page.context().newPage();
  await openEditor(other, section);
  const email = other.getByRole('textbox', { name: 'E-mail address' });
  await email.fill('hello@saffrongate.example');
  await publish(other);
  await email.fill('orders@saffrongate.example');
  await publish(other);
  await other.close();

  const fresh = await page.context().newPage();
  await openEditor(fresh, section);
  await expect(
    fresh.getByText(
      'Edits from 3 days ago are saved on this computer only, not published. They began with the original text; the website now shows version 2.',
    ),
  ).toBeVisible();
  // Published, the old edits are merged with the newer versions.
  await fresh.getByRole('button', { name: 'Use them' }).click();
  await expect(businessHours(fresh)).toHaveValue(hours);
  await fresh.getByRole('button', { name: 'Publish…' }).click();
  await fresh.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  const conflict = fresh.getByRole('dialog', {
    name: 'You changed this section in another window',
  });
  await expect(conflict).toContainText('You changed different things, so both can stay.');
  await conflict.getByRole('button', { name: 'Publish my choice' }).click();
  await expect(status(fresh)).toHaveText(/^Published at/);
  await expect(fresh.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(
    'orders@saffrongate.example',
  );
  await expect(businessHours(fresh)).toHaveValue(hours);
  expect(admin.name).toBe('Amal Haddad');
});
