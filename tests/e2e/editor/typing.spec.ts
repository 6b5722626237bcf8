import { expect, openEditor, status, test } from '../support/editor';

test.use({ section: 'about' });

test('what is pasted comes as plain text with its lines and characters as they are, and undo is the browser’s own, also after a save', async ({
  page,
  context,
  admin,
  section,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, section);
  const story = page.getByRole('textbox', { name: 'Our story' });
  const before = await story.inputValue();
  // A word processor copies the text as HTML and as plain text. Unicode normalisation would change its decomposed letters.
  const words =
    'One van.\n\nThen two,\nCafe\u0301 Thuy\u0302\u0309, مُسْتَوْدَع, 👩‍🍳 and <b>shelves</b>.';
  await page.evaluate(async (plain) => {
    const rich = `<h1 style="color: red">One <b>van</b>.</h1><p><a href="https://example.com">Then</a> two,<br>and <i>shelves</i>.</p>`;
    const types = { 'text/html': rich, 'text/plain': plain };
    await navigator.clipboard.write([new ClipboardItem(types)]);
  }, words);
  await story.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(story).toHaveValue(words);
  await page.getByRole('button', { name: 'Put space between these lines?' }).click();
  const spaced = words.replace(',\n', ',\n\n');
  await expect(story).toHaveValue(spaced);
  await expect(story).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(story).toHaveValue(words);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect((await admin.readStored()).draft.content.ourStory).toBe(words);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(story).toHaveValue(before);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(story).toHaveValue(words);
});
