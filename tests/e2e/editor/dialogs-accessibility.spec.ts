import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectAccessible } from '../support/accessibility';
import { signIn } from '../support/accounts';
import {
  editorCalls,
  expect,
  openEditor,
  otherAdministrator,
  publishElsewhere,
  readStored,
  runSql,
  status,
  test,
} from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('what asks and explains over a form is accessible at 320 and 1440 px', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  // Six states of one form: each needs the one before it.
  test.slow();
  expectedErrors.push(/status of (401|403|409)/);
  const colleague = await otherAdministrator(request);
  await publishElsewhere(request, admin, section, contactDefaultContent, 0);
  await openEditor(page, section);
  const field = page.getByRole('textbox', { name: 'Business hours' });
  await field.fill(hours);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dialog(page, 'Leave without saving?')).toBeVisible();
  await expectAccessible(page, 'a question', 'dialog[open]');
  await page.getByRole('button', { name: 'Stay' }).click();

  const theirs = { ...contactDefaultContent, businessHours: 'Sunday - Friday, all day' };
  await publishElsewhere(request, colleague, section, theirs, 1);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  const conflict = dialog(page, 'Somebody else has changed this section');
  // The time is the database's.
  const { published } = await readStored(request, admin, section);
  const when = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  await expect(conflict).toContainText('Bilal Khan published it on');
  await expect(conflict.getByRole('time')).toHaveAttribute('datetime', published.published_at);
  await expect(conflict.getByRole('time')).toContainText(
    when.format(new Date(published.published_at)),
  );
  await conflict.getByText('What they changed').click();
  await expectAccessible(page, 'the conflict', 'dialog[open]');

  page.once('dialog', (each) => void each.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog(page, 'Compare your unfinished edit')).toBeVisible();
  await expectAccessible(page, 'the comparison', 'dialog[open]');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete them' }).click();

  await field.fill(hours);
  await page.route(editorCalls.saveDraft, (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
  );
  await page.keyboard.press('Control+s');
  await expect(dialog(page, 'Sign in again')).toBeVisible();
  await expectAccessible(page, 'signing in again', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByText('You are signed out. Your text is still here.')).toBeVisible();
  await expectAccessible(page, 'signed out');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.unroute(editorCalls.saveDraft);
  await signIn(page, admin);
  await expect(status(page)).toHaveText(/^Draft saved/);

  await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
  await field.fill('By appointment');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await expectAccessible(page, 'a lost role');
});

test('a damaged section and the dashboard are accessible at 320 and 1440 px', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, contactDefaultContent, 0);
  await open(page, '/admin');
  await expect(page.getByText('Contact Info, version 1')).toBeVisible();
  await expectAccessible(page, 'the dashboard');
  await runSql(
    request,
    `update public.site_sections set content = '{"phones": "none"}' where section = 'contact'`,
  );
  await page.getByRole('main').getByRole('link', { name: 'Contact Info', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This section cannot be opened');
  await expectAccessible(page, 'a damaged section');
});

test.describe('with the preview', () => {
  test.use({ preview: true });

  test('its tab on a narrow screen, and its place on a wide one, are accessible', async ({
    page,
    admin,
    section,
  }) => {
    expect(admin.name).toBe('Amal Haddad');
    await page.setViewportSize({ width: 320, height: 800 });
    await openEditor(page, section);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(
      page.locator('iframe').contentFrame().getByRole('heading', { level: 1 }),
    ).toBeVisible();
    await expectAccessible(page, 'the preview');
  });
});
