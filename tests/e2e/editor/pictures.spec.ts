import { expectNoViolations } from '../support/accessibility';
import { expect, openEditor, publish, test } from '../support/editor';
import { open } from '../support/pages';
import { giveFile, openPictureField, readStoredFile, storedSizes } from '../support/picture-field';
import { hashOf, inspect, phonePhoto, transparentPicture } from '../support/picture-files';

// Refused files, the list of pictures and failed uploads: src/admin/inputs/pictures.

test.use({ section: 'hero' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
});

test('a phone’s photo is stored upright, in three widths, without where it was taken, described, chosen again for another slide, published and seen by visitors; a browser that cannot write WebP stores JPEG, and paper where nothing was', async ({
  page,
  browser,
  request,
  admin,
}) => {
  const photo = await phonePhoto();
  const spices = await openPictureField(page, 'Spices');
  await giveFile(page, spices.upload, photo);
  await expect(spices.caption).toHaveText('Uploaded, 1920 × 960 pixels');
  const sizes = ['-1280.webp', '-1920.webp', '-640.webp'];
  expect(await storedSizes(request, admin, photo)).toEqual(sizes);
  expect((await inspect(photo.buffer)).exif).toBeDefined();
  for (const size of sizes) {
    const stored = await readStoredFile(request, photo, size);
    const { format, width, height, exif, top } = await inspect(stored);
    expect(`-${width}.${format}`).toBe(size);
    expect(height).toBe(width / 2);
    expect(exif).toBeUndefined();
    expect(stored.includes('Exif')).toBe(false);
    expect(top.red - top.blue, 'the top of the photo is red').toBeGreaterThan(100);
  }

  const alt = 'Our warehouse at night';
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /Write a description/ })
    .click();
  await expect(spices.description).toBeFocused();
  await page.keyboard.insertText(alt);
  await publish(page);

  const pulses = await openPictureField(page, 'Pulses');
  const dialog = page.getByRole('dialog', { name: 'The website’s pictures' });
  await pulses.choose.press('Enter');
  await expectNoViolations(page, 'the pictures', 'dialog[open]');
  await dialog.getByRole('button', { name: alt, exact: true }).press('Enter');
  await expect(pulses.choose).toBeFocused();
  await expect(pulses.description).toHaveValue(alt);
  await publish(page);

  const guest = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const home = await guest.newPage();
  await open(home, '/');
  const image = home.getByRole('img', { name: alt }).first();
  await expect(image).toBeVisible();
  // `object-fit: cover` enlarges the wide picture to the screen's height, so the browser takes the widest file.
  await expect
    .poll(() =>
      image.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc),
    )
    .toContain(`site-images/${hashOf(photo)}-1920.webp`);
  await guest.close();

  await page.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      const type = options?.type === 'image/webp' ? 'image/png' : options?.type;
      return convertToBlob.call(this, { ...options, type });
    };
  });
  const transparent = await transparentPicture(900, 600);
  const dryFruits = await openPictureField(page, 'Dry Fruits');
  await giveFile(page, dryFruits.upload, transparent);
  await expect(dryFruits.caption).toHaveText(/^Uploaded, 900/);
  expect(await storedSizes(request, admin, transparent)).toEqual(['-640.jpg', '-900.jpg']);
  const { format, top } = await inspect(await readStoredFile(request, transparent, '-900.jpg'));
  expect(format).toBe('jpeg');
  expect(Math.min(top.red, top.blue)).toBeGreaterThan(200);
});
