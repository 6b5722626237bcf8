import { valuesDefaultContent } from '../../../src/content/sections/values/default-content';
import {
  expect,
  publish,
  publishElsewhere,
  reopen,
  runSql,
  saveDraftElsewhere,
  test,
} from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'values' });

const tooLong = 'A value whose name is much longer than any';
const [first, ...others] = valuesDefaultContent.values;
const misfit = { values: [{ ...first, name: tooLong }, ...others] };

test('what visitors do not see is said on the dashboard and in the editor, where one word mends it, or a draft that fits', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, valuesDefaultContent);
  await runSql(
    request,
    `update public.site_sections set content = '${JSON.stringify(misfit).replaceAll("'", "''")}' where section = 'values'`,
  );
  const context = await browser.newContext();
  const guest = await context.newPage();
  guest.on('console', (message) => expect(message.type()).not.toBe('error'));
  await open(guest, '/core-values');
  await expect(guest.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();

  await open(page, '/admin');
  const card = page.getByRole('article').filter({ hasText: 'Core Values' });
  await expect(card).toContainText('Not shown to visitors');
  await expect(card).toContainText(
    'Value 1 › Name: Keep the name to 40 characters. Visitors see the original text instead.',
  );
  await expect(card).not.toContainText('Live');

  await card.getByRole('link').click();
  const notShown = page.getByRole('region', { name: 'Not shown to visitors' });
  await expect(notShown).toContainText('Visitors see the original text instead');
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await page.getByRole('button', { name: 'Value 1 › Name: Keep the name' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(tooLong);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Core Values' });
  await expect(history.getByRole('button', { name: /^Version 2/ })).toContainText('Not shown');
  await expect(history).not.toContainText('Live');
  await page.keyboard.press('Escape');

  await name.fill('Candour');
  await publish(page);
  await expect(notShown).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Candour' })).toBeVisible();
  await context.close();

  // Beside a draft that fits, the editor says what of the published text does not.
  await publishElsewhere(request, admin, section, misfit);
  await saveDraftElsewhere(request, admin, section, valuesDefaultContent);
  await reopen(page, 'Core Values');
  await expect(notShown).toContainText('until the draft is published');
  await expect(notShown).toContainText('Value 1 › Name: Keep the name to 40 characters.');
  await publish(page);
  await expect(notShown).toBeHidden();
});
