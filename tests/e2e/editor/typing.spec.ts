import { expect, openEditor, publish, status, test } from '../support/editor';
import { open } from '../support/pages';

test('what is pasted comes as plain text with its lines, and undo is the browser’s own, also after a save', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, 'about');
  const story = page.getByRole('textbox', { name: 'Our story' });
  const before = await story.inputValue();
  // A word processor copies the text as HTML and as plain text.
  const words = 'One van.\n\nThen two,\nand a shelf of spices.';
  await page.evaluate(async (plain) => {
    const rich = `<h1 style="color: red">One <b>van</b>.</h1><p><a href="https://example.com">Then</a> two,<br>and a <i>shelf</i> of spices.</p>`;
    const types = { 'text/html': rich, 'text/plain': plain };
    await navigator.clipboard.write([new ClipboardItem(types)]);
  }, words);
  await story.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(story).toHaveValue(words);
  await page.getByRole('button', { name: 'Put space between these lines?' }).click();
  await expect(story).toHaveValue('One van.\n\nThen two,\n\nand a shelf of spices.');
  await expect(story).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(story).toHaveValue(words);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(story).toHaveValue(before);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(story).toHaveValue(words);
});

test('emoji, Arabic, combining marks and markup are stored and shown as they are; of 200 kB pasted a field takes a part', async ({
  page,
  admin,
}) => {
  await openEditor(page, 'contact');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const texts = [
    // Unicode normalisation would change these decomposed letters.
    `مُسْتَوْدَع القصيص، دبي 👩‍🍳 🇦🇪 Cafe\u0301 Thuy\u0302\u0309 e\u0301\u0323\u0302`,
    '<script>window.broken = true</script><img src=x onerror="window.broken = true">',
  ] as const;
  const hours = field('Business hours');
  const before = await hours.inputValue();
  await hours.fill('');
  await page.evaluate(() => document.execCommand('insertText', false, `y${'😀'.repeat(99_000)}`));
  await expect(
    page.getByText('999 of 100 characters: 899 too many. The field is full'),
  ).toBeVisible();
  await hours.fill(before);
  await field('Warehouse address').fill(texts[0]);
  await field('Office address').fill(texts[1]);
  await publish(page);
  const { published } = await admin.readStored('contact');
  const { warehouseAddress, officeAddress } = published.content;
  expect([warehouseAddress, officeAddress]).toEqual(texts);
  await open(page, '/contact');
  for (const text of texts) {
    // The print header, hidden on screens, repeats the postal address.
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
