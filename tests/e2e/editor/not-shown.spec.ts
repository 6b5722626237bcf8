import { valuesDefaultContent } from '../../../src/content/sections/values/default-content';
import { choose, expect, publish, test } from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'values' });

const tooLong = 'A value whose name is much longer than any';
const [first, ...others] = valuesDefaultContent.values;
const nameTooLong = { values: [{ ...first, name: tooLong }, ...others] };

test('what visitors do not see is said on the dashboard and in the editor, where one word mends it', async ({
  page,
  admin,
}) => {
  await admin.publish(nameTooLong);
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
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill('Candour');
  await publish(page);
  await expect(notShown).toBeHidden();
  await open(page, '/core-values');
  await expect(page.getByRole('heading', { name: 'Candour' })).toBeVisible();
});

test.describe('content of another shape', () => {
  test.use({ preview: true });

  test('breaks neither form, preview, history nor website, and is mended in the form', async ({
    page,
    browser,
    admin,
  }) => {
    const values = [null, 7, { ...first, name: 7, icon: null, onHome: 'yes' }];
    await admin.publish({ values });
    const context = await browser.newContext();
    const guest = await context.newPage();
    guest.on('pageerror', (error) => expect(error).toBeUndefined());
    await open(guest, '/core-values');
    await expect(guest.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();
    await context.close();

    await page.goto('/admin/values');
    const notShown = page.getByRole('region', { name: 'Not shown to visitors' });
    await expect(notShown).toContainText('Correct it below and publish');
    const preview = page.frameLocator('iframe[name="section-preview"]');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    await choose(page, 'History');
    await expect(page.getByRole('dialog', { name: /^History/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a value' }).click();
    await page.keyboard.insertText('Patience');
    await expect(page.getByRole('textbox', { name: 'Name' }).last()).toHaveValue('Patience');
  });
});
