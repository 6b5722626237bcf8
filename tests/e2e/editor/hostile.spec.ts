import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import {
  expect,
  openEditor,
  publish,
  publishElsewhere,
  readStored,
  runSql,
  status,
  test,
} from '../support/editor';

test.use({ section: 'contact' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('emoji, Arabic, combining marks and markup are stored and shown as they are', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  const texts = [
    // Decomposed letters, which normalisation would change.
    `مُسْتَوْدَع القصيص، دبي 👩‍🍳 🇦🇪 Cafe\u0301 Thuy\u0302\u0309 e\u0301\u0323\u0302`,
    '<script>window.broken = true</script><img src=x onerror="window.broken = true">',
  ];
  await openEditor(page, section);
  await field(page, 'Warehouse address').fill(texts[0] ?? '');
  await field(page, 'Office address').fill(texts[1] ?? '');
  await publish(page);
  const { published } = await readStored(request, admin, section);
  expect([published.content.warehouseAddress, published.content.officeAddress]).toEqual(texts);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto('/contact');
  for (const text of texts) {
    // The hidden print header has the address as well.
    await expect(guest.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  expect(await guest.evaluate(() => 'broken' in window)).toBe(false);
  await context.close();
});

test('a link that is none is refused, in the form and wherever one is stored already', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  await openEditor(page, section);
  await page.getByText('Facebook', { exact: true }).first().click();
  const link = field(page, 'Link').first();
  await link.fill('javascript:alert(1)');
  await link.blur();
  await expect(page.getByText(/^Begin the link with https:/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByText('1 thing to fix before publishing')).toBeVisible();

  // Stored past the editor: the site ignores the whole section.
  const socialLinks = [{ id: 'one', network: 'facebook', href: 'javascript:alert(1)' }];
  await publishElsewhere(
    request,
    admin,
    section,
    { ...contactDefaultContent, socialLinks, email: 'bad@saffrongate.example' },
    0,
  );
  const context = await browser.newContext();
  const guest = await context.newPage();
  const warned = guest.waitForEvent('console', (message) => /is not shown/.test(message.text()));
  await guest.goto('/contact');
  await warned;
  await expect(guest.getByText('bad@saffrongate.example')).toHaveCount(0);
  await expect(guest.getByText(contactDefaultContent.email).first()).toBeVisible();
  await expect(guest.locator('a[href^="javascript" i]')).toHaveCount(0);
  await context.close();
});

test('200 kB pasted into a field stay there, are counted, and are refused in a sentence', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 413/);
  await openEditor(page, section);
  const hours = field(page, 'Business hours');
  await hours.focus();
  await page.evaluate(() => {
    // The same input event as a paste.
    document.execCommand('insertText', false, 'x'.repeat(200_000));
  });
  const length = 200_000 + contactDefaultContent.businessHours.length;
  await expect(
    page.getByText(
      `${length.toLocaleString('en-GB')} of 100 characters: ${(length - 100).toLocaleString('en-GB')} too many`,
    ),
  ).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('This section is too long to be stored');
  expect(await hours.inputValue()).toHaveLength(length);
  const { draft } = await readStored(request, admin, section);
  expect(draft).toBeUndefined();
  await hours.fill('Sunday - Thursday');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
});

test('a row damaged by hand leaves the site standing, and the history mends it', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(
    request,
    admin,
    section,
    { ...contactDefaultContent, email: 'good@saffrongate.example' },
    0,
  );
  await runSql(
    request,
    `update public.site_sections set content = '{"phones": "none"}' where section = 'contact'`,
  );
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto('/contact');
  await expect(guest.getByText(contactDefaultContent.email).first()).toBeVisible();

  await openDamaged(page);
  await page.getByRole('button', { name: 'Open the history' }).click();
  const history = page.getByRole('dialog', { name: 'History of Contact Info' });
  await history.getByRole('button', { name: /Version 1\b/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(field(page, 'E-mail address')).toHaveValue('good@saffrongate.example');
  await publish(page);
  await guest.reload();
  await expect(guest.getByText('good@saffrongate.example').first()).toBeVisible();
  await context.close();
});

async function openDamaged(page: Page) {
  await page.goto('/admin/contact');
  await expect(page.getByRole('alert')).toContainText('This section cannot be opened');
  await expect(page.getByRole('textbox')).toHaveCount(0);
}
