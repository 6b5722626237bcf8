import { valuesDefaultContent } from '../../../src/content/sections/values/default-content';
import type { Json } from '../../../src/lib/supabase/database.types';
import {
  choose,
  expect,
  publish,
  publishElsewhere,
  reopen,
  saveDraftElsewhere,
  test,
} from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'values' });

const tooLong = 'A value whose name is much longer than any';
const [first, ...others] = valuesDefaultContent.values;
const nameTooLong = { values: [{ ...first, name: tooLong }, ...others] };

test('what visitors do not see is said on the dashboard and in the editor, where one word mends it, or a draft that fits', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, nameTooLong);
  const context = await browser.newContext();
  const guest = await context.newPage();
  guest.on('console', (message) => expect(message.type()).not.toBe('error'));
  await open(guest, '/core-values');
  await expect(guest.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();

  await open(page, '/admin');
  const card = page.getByRole('article').filter({ hasText: 'Core Values' });
  await expect(card).toContainText('Not shown to visitors');
  await expect(card).toContainText('Value 1 › Name: Keep the name to 40 characters.');

  await card.getByRole('link').click();
  const notShown = page.getByRole('region', { name: 'Not shown to visitors' });
  await expect(notShown).toContainText('visitors see an earlier text');
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await page.getByRole('button', { name: 'Value 1 › Name: Keep the name' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(tooLong);
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill('Candour');
  await publish(page);
  await expect(notShown).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Candour' })).toBeVisible();
  await context.close();

  // Beside a draft that fits, the editor says what of the published text does not.
  await publishElsewhere(request, admin, section, nameTooLong);
  await saveDraftElsewhere(request, admin, section, valuesDefaultContent);
  await reopen(page, 'Core Values');
  await expect(notShown).toContainText('Value 1 › Name: Keep the name to 40 characters.');
  await publish(page);
  await expect(notShown).toBeHidden();
});

test.describe('content of another shape', () => {
  test.use({ preview: true });

  const shapes: Json[] = [
    { values: 'none' },
    { values: [null, 7, { ...first, name: 7, icon: null, onHome: 'yes' }] },
    {},
  ];

  test('breaks neither form, preview, history nor website, and is mended in the form', async ({
    page,
    browser,
    request,
    admin,
    section,
  }) => {
    const context = await browser.newContext();
    const guest = await context.newPage();
    guest.on('pageerror', (error) => expect(error).toBeUndefined());
    for (const content of shapes) {
      await publishElsewhere(request, admin, section, content);
      await open(guest, '/core-values');
      await expect(guest.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();

      await page.goto('/admin/values');
      const notShown = page.getByRole('region', { name: 'Not shown to visitors' });
      await expect(notShown).toContainText('Correct it below and publish');
      const preview = page.frameLocator('iframe[name="section-preview"]');
      await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
      await choose(page, 'History');
      await expect(page.getByRole('dialog', { name: /^History/ })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await context.close();
    await expect(page.getByText('At least 4 values have to stay')).toBeVisible();
    await page.getByRole('button', { name: 'Add a value' }).click();
    await page.keyboard.insertText('Candour');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Candour');
  });
});
