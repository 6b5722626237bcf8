import { expectNoViolations } from '../support/accessibility';
import { hold } from '../support/accounts';
import { expect, openEditor, publish, status, test } from '../support/editor';
import { open } from '../support/pages';
import {
  giveFile,
  openPictureField,
  readStoredFile,
  storedSizes,
  uploads,
} from '../support/picture-field';
import { hashOf, inspect, phonePhoto } from '../support/picture-files';

// Refused files, failed uploads, lost fields, browsers without WebP: src/admin/inputs/pictures. All widths: src/content/fields.

test.use({ section: 'hero' });

test('during an upload the form stays usable, nothing moves, and what is published waits for it; a phone’s photo is stored upright, in two widths, without where it was taken, chosen again for another slide, and seen by visitors', async ({
  page,
  request,
  admin,
  section,
}) => {
  const photo = await phonePhoto();
  const alt = 'Our warehouse at night';
  await openEditor(page, section);
  const rice = await openPictureField(page, 'Rice');
  const fromTop = async () =>
    Number((await rice.description.boundingBox())?.y) - Number((await rice.slide.boundingBox())?.y);
  const before = await fromTop();
  const { seen, release } = await hold(page, uploads);
  await giveFile(page, rice.upload, photo);
  await expect(rice.notice).toHaveText('Uploading harbour.jpeg…');
  await expect.poll(() => seen.length).toBe(1);
  expect(await fromTop()).toBe(before);
  await rice.description.fill(alt);
  await rice.slide.getByRole('button', { name: 'Move Rice up' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish Hero Section' });
  await expect(sheet).toContainText('Uploading a picture…');
  await sheet.getByRole('button', { name: 'Keep editing' }).click();
  release();
  await expect(rice.caption).toHaveText(/^Uploaded, 1200 × 600 pixels: it may look blurred/);
  await expect(rice.notice).toHaveText('The picture is uploaded.');
  expect(await fromTop()).toBe(before);

  const sizes = ['-1200.webp', '-640.webp'];
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

  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const pulses = await openPictureField(page, 'Pulses');
  const dialog = page.getByRole('dialog', { name: 'The website’s pictures' });
  await pulses.choose.press('Enter');
  await expectNoViolations(page, 'the picture fields and the pictures');
  await dialog.getByRole('button', { name: alt, exact: true }).press('Enter');
  await expect(pulses.choose).toBeFocused();
  await expect(pulses.description).toHaveValue(alt);
  await publish(page);
  const picture = { path: `${hashOf(photo)}.webp`, alt };
  const { published } = await admin.readStored();
  expect(published.content.slides).toMatchObject([
    { id: 'rice', picture },
    { id: 'spices', picture: { name: 'hero/spices' } },
    {},
    { id: 'pulses', picture },
    {},
  ]);

  await open(page, '/');
  const image = page.getByRole('img', { name: alt }).first();
  await expect
    .poll(() =>
      image.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc),
    )
    .toContain(`site-images/${hashOf(photo)}-1200.webp`);
});
