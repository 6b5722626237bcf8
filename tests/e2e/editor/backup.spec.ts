import type { Page } from '@playwright/test';
import { aboutDefaultContent } from '../../../src/content/sections/about/default-content';
import type { Json } from '../../../src/lib/supabase/database.types';
import { expectNoViolations } from '../support/accessibility';
import {
  choose,
  expect,
  openEditor,
  otherAdministrator,
  publishElsewhere,
  readStored,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';

test.use({ section: 'about' });

const withStory = (ourStory: string) => ({ ...aboutDefaultContent, ourStory });

async function giveBackup(page: Page, ask: () => Promise<void>, content: Json) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), ask()]);
  const buffer = Buffer.from(JSON.stringify(content));
  await chooser.setFiles({ name: 'about.json', mimeType: 'application/json', buffer });
}

test('a backup goes into the open draft, or is refused and says why; one of all sections goes into their drafts, over none that was saved meanwhile', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await publishElsewhere(request, admin, section, withStory('What is live.'), 0);
  await openEditor(page, section);

  await test.step('of the open section', async () => {
    const upload = (content: Json) =>
      giveBackup(page, () => choose(page, 'Upload a backup'), content);
    const dialog = page.getByRole('dialog', { name: 'Upload a backup of About' });
    const path = `${'3f9a'.repeat(8)}.webp`;
    const gone = { kind: 'uploaded', path, width: 800, height: 600, alt: 'A harbour at dawn' };

    await upload({ name: 'no backup' });
    await expect(dialog.getByRole('alert')).toContainText('is not a backup of this website.');
    await page.keyboard.press('Escape');
    await upload({ ...withStory('With a picture.'), picture: gone });
    await expect(dialog.getByRole('alert')).toHaveText(
      'This backup shows a picture that this website does not have (any more): “A harbour at dawn”.',
    );
    await page.keyboard.press('Escape');

    await upload(withStory('What was kept.'));
    await expect(dialog.getByRole('listitem')).toHaveText(/Our story.*live.*was kept/s);
    await expectNoViolations(page, 'a backup', 'dialog[open]');
    await dialog.getByRole('button', { name: 'Put into the draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Our story' })).toHaveValue('What was kept.');
    await expect(status(page)).toHaveText(/^Draft saved/);
    const { draft, published } = await readStored(request, admin, section);
    expect(draft.content).toEqual(withStory('What was kept.'));
    expect(published.content).toEqual(withStory('What is live.'));
  });

  await test.step('of all sections', async () => {
    const bilal = await otherAdministrator(request);
    const mine = (await readStored(request, admin, section)).draft.version;
    const by = (text: string, draft: number) =>
      saveDraftElsewhere(request, bilal, section, withStory(text), { base: 1, draft });
    const { version } = await by('By Bilal.', mine);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const backup = { about: { version: 3, content: withStory('What was kept before.') } };
    const ask = () => page.getByRole('button', { name: 'Upload content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload content' });
    const confirm = dialog.getByRole('button', { name: 'Put into the drafts' });

    await giveBackup(page, ask, backup);
    await expect(dialog).toContainText('This takes the place of the draft by Bilal Khan.');
    await by('By Bilal, later.', version);
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'About was not changed: somebody else has saved it in the meantime.',
    );
    const untouched = await readStored(request, admin, section);
    expect(untouched.draft.content).toEqual(withStory('By Bilal, later.'));
    await dialog.getByRole('button', { name: 'Close' }).click();

    await giveBackup(page, ask, backup);
    await expect(dialog).toContainText('later');
    await confirm.click();
    await expect(page.getByText('1 draft saved', { exact: true })).toBeVisible();
    const about = page.getByRole('article').filter({ hasText: 'Click to manage About' });
    await expect(about).toContainText(/Draft saved .* by Amal Haddad/);
    const { draft, published } = await readStored(request, admin, section);
    expect(draft.content).toEqual(withStory('What was kept before.'));
    expect(published.version).toBe(1);
  });
});
