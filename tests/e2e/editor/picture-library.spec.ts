import { expectFits, expectNoViolations } from '../support/accessibility';
import { expect, openEditor, publish, test } from '../support/editor';
import { open } from '../support/pages';
import { giveFile, openPictureField } from '../support/picture-field';
import { plainPicture } from '../support/picture-files';

test.use({ section: 'hero' });

test('an upload is chosen again; hidden, it is offered no more, and stays wherever it is shown', async ({
  page,
  browser,
  section,
}) => {
  await openEditor(page, section);
  const spices = await openPictureField(page, 'Spices');
  await giveFile(page, spices.upload, await plainPicture(800, 500));
  await expect(spices.caption).toContainText('Uploaded, 800 × 500 pixels');
  await spices.description.fill('A harbour at dawn');
  await publish(page);
  await spices.unfold();

  const uploads: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/storage/')) uploads.push(sent.url());
  });
  const pulses = await openPictureField(page, 'Pulses');
  const dialog = page.getByRole('dialog', { name: 'The website’s pictures' });
  const harbour = dialog.getByRole('button', { name: 'A harbour at dawn', exact: true });
  await pulses.choose.click();
  await harbour.click();
  await expect(pulses.caption).toContainText('Uploaded, 800 × 500 pixels');
  await expect(pulses.description).toHaveValue('A harbour at dawn');
  expect(uploads).toEqual([]);

  await pulses.choose.click();
  await dialog.getByRole('button', { name: 'Hide A harbour at dawn' }).click();
  await expect(dialog.getByText('“A harbour at dawn” is no longer offered here.')).toBeVisible();
  await expect(harbour).toBeHidden();
  await dialog.getByRole('checkbox', { name: 'Show hidden (1)' }).check();
  await expect(harbour).toBeVisible();
  await expectNoViolations(page, 'the pictures', 'dialog[open]');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');

  await expect(pulses.slide.locator('img').first()).toHaveJSProperty('naturalWidth', 640);
  await publish(page);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await open(guest, '/');
  const shown = guest.getByRole('img', { name: 'A harbour at dawn' });
  await expect(shown).toHaveAttribute('srcset', /site-images/);
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  await context.close();

  await pulses.choose.click();
  await dialog.getByRole('checkbox', { name: 'Show hidden (1)' }).check();
  await dialog.getByRole('button', { name: 'Show again: A harbour at dawn' }).click();
  await expect(dialog.getByText('“A harbour at dawn” is offered again.')).toBeVisible();
});

test.describe('what stays in view', () => {
  test.use({ preview: true });

  test('a click says it, the preview shows it at once, and every screen keeps it', async ({
    page,
    section,
  }) => {
    await openEditor(page, section);
    const { slide, caption } = await openPictureField(page, 'Spices');
    const shown = page
      .frameLocator('iframe[name="section-preview"]')
      .getByRole('img', { name: /turmeric/ })
      .first();
    await expect(shown).toHaveCSS('object-position', '50% 50%');

    const across = slide.getByRole('slider', { name: 'Keep in view, across' });
    const area = across.locator('..');
    const { width = 0, height = 0 } = (await area.boundingBox()) ?? {};
    await area.click({ position: { x: width * 0.1, y: height * 0.8 } });
    await expect(across).toBeFocused();
    await expect(shown).toHaveCSS('object-position', '10% 80%');
    for (const key of ['ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
    await expect(caption).toContainText('Keeps in view: 15 % across, 75 % down');
    await expect(shown).toHaveCSS('object-position', '15% 75%');
    await publish(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const first = page.getByRole('img', { name: /turmeric/ }).first();
    await expect(first).toHaveCSS('object-position', '15% 75%');
    // The first slide also has an upright crop, in which the chosen point may be missing.
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/spices-\d+/);
  });
});
