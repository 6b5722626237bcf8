import type { Page } from '@playwright/test';
import { expect, openEditor, publish, readStored, test } from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'contact' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('emoji, Arabic, combining marks and markup are stored and shown as they are, and of 200 kB pasted a field takes a part', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  await openEditor(page, section);

  await test.step('any text is stored and shown as it is', async () => {
    const texts = [
      // Unicode normalisation would change these decomposed letters.
      `مُسْتَوْدَع القصيص، دبي 👩‍🍳 🇦🇪 Cafe\u0301 Thuy\u0302\u0309 e\u0301\u0323\u0302`,
      '<script>window.broken = true</script><img src=x onerror="window.broken = true">',
    ];
    await field(page, 'Warehouse address').fill(texts[0] ?? '');
    await field(page, 'Office address').fill(texts[1] ?? '');
    await publish(page);
    const { published } = await readStored(request, admin, section);
    const { warehouseAddress, officeAddress } = published.content;
    expect([warehouseAddress, officeAddress]).toEqual(texts);
    const context = await browser.newContext();
    const guest = await context.newPage();
    await open(guest, '/contact');
    for (const text of texts) {
      // The print header, hidden on screens, repeats the postal address.
      await expect(guest.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    expect(await guest.evaluate(() => 'broken' in window)).toBe(false);
    await context.close();
  });

  await test.step('of 200 kB pasted into a field, ten times its limit stays, and it says so', async () => {
    const hours = field(page, 'Business hours');
    await hours.focus();
    await page.evaluate(() => {
      document.execCommand('insertText', false, 'x'.repeat(200_000));
    });
    await expect(
      page.getByText(
        '1,000 of 100 characters: 900 too many. The field is full: check that nothing is missing.',
      ),
    ).toBeVisible();
    expect(await hours.inputValue()).toHaveLength(1000);
    await hours.fill('');
    await hours.focus();
    await page.evaluate(() => {
      document.execCommand('insertText', false, `y${'😀'.repeat(900)}`);
    });
    await expect(
      page.getByText('999 of 100 characters: 899 too many. The field is full'),
    ).toBeVisible();
  });
});
