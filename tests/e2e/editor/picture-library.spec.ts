import { expectFits, expectNoViolations } from '../support/accessibility';
import { expect, openEditor, publish, status, test } from '../support/editor';
import { open } from '../support/pages';
import { giveFile, openPictureField, storedSizes } from '../support/picture-field';
import { plainPicture } from '../support/picture-files';

test.use({ section: 'hero' });

test('an upload is found again by its description, and deleted once nothing shows it', async ({
  page,
  request,
  admin,
  section,
}) => {
  await openEditor(page, section);
  const [harbour, mistake] = [await plainPicture(800, 500), await plainPicture(700, 500)];
  const rice = await openPictureField(page, 'Rice');
  await giveFile(page, rice.upload, mistake);
  await expect(rice.caption).toHaveText(
    'Uploaded, 700 × 500 pixels: it may look blurred on large screens',
  );
  await giveFile(page, rice.upload, harbour);
  await expect(rice.caption).toContainText('Uploaded, 800 × 500 pixels');
  await rice.description.fill('A harbour at dawn');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await rice.unfold();

  const uploads: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/storage/')) uploads.push(sent.url());
  });
  const pulses = await openPictureField(page, 'Pulses');
  await pulses.choose.click();
  const dialog = page.getByRole('dialog', { name: "The website's pictures" });
  const found = dialog.getByRole('button', { name: 'A harbour at dawn', exact: true });
  await expect(dialog.getByText('harbour.png, 800 × 500 pixels, ')).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await dialog.getByRole('button', { name: 'Delete A harbour at dawn' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This form shows it: choose another picture here first.',
  );
  await dialog.getByRole('button', { name: 'Delete harbour.png' }).click();
  await page.getByRole('button', { name: 'Delete picture' }).click();
  await expect(dialog.getByText('“harbour.png” is deleted.')).toBeVisible();
  await expect.poll(() => storedSizes(request, admin, mistake)).toEqual([]);

  await dialog.getByRole('searchbox', { name: 'Search by description' }).fill('dawn');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await found.click();
  await expect(pulses.caption).toContainText('Uploaded, 800 × 500 pixels');
  await expect(pulses.description).toHaveValue('A harbour at dawn');
  expect(uploads).toEqual([]);
});

test.describe('what stays in view', () => {
  test.use({ preview: true });

  test('a click says it, the preview shows it at once, and every screen keeps it', async ({
    page,
    admin,
    section,
  }) => {
    expect(admin.name).toBe('Amal Haddad');
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
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(caption).toContainText('Keeps in view: 15 % across, 75 % down');
    await expect(shown).toHaveCSS('object-position', '15% 75%');
    await publish(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const first = page.getByRole('img', { name: /turmeric/ }).first();
    await expect(first).toHaveCSS('object-position', '15% 75%');
    // The upright file is a crop that may lack the point.
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/spices-\d+/);
  });
});
