import { backUp, expect, openEditor, readStored, status, test } from '../support/editor';

test.use({ section: 'about' });

test('what is pasted comes as plain text with its lines, and undo is the browser’s own', async ({
  page,
  context,
  request,
  admin,
  section,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, section);
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
  await page.evaluate(() => navigator.clipboard.writeText('•\tRice\r\n•\tSpices'));
  await story.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(story).toHaveValue('Rice\nSpices');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(story).toHaveValue(words);
  await story.press('ControlOrMeta+End');
  await page.keyboard.type(' Then ten.');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await readStored(request, admin, section);
  expect(draft.content.ourStory).toBe(`${words} Then ten.`);

  // A save in between leaves the field's undo history as it is.
  for (const text of [words, before]) {
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(story).toHaveValue(text);
  }
  await backUp(page);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(story).toHaveValue(`${words} Then ten.`);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(status(page)).toHaveText(/^Draft saved/);
});
