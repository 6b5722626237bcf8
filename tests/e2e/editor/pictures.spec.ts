import type { Page } from '@playwright/test';
import { expect, openEditor, publish, readStored, status, test } from '../support/editor';
import { open, tabTo } from '../support/pages';
import { giveFile, openPictureField, readStoredFile, storedSizes } from '../support/picture-field';
import {
  hashOf,
  inspect,
  type PictureFile,
  phonePhoto,
  plainPicture,
  transparentPicture,
} from '../support/picture-files';

test.use({ section: 'hero' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
});

async function savedSlides(page: Page, ...draftOf: Parameters<typeof readStored>) {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await readStored(...draftOf);
  return draft.content.slides;
}

test('a phone’s photo is stored upright, in three widths, without where it was taken; a file in two slides at once, and in a third one later, is one picture', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  // Three slides upload the same picture below: Storage answers 400 for a file that it already has.
  expectedErrors.push(/status of 400/);
  const photo = await phonePhoto();
  const { upload, caption } = await openPictureField(page, 'Spices');
  await giveFile(page, upload, photo);
  await expect(caption).toHaveText('Uploaded, 1920 × 2304 pixels');
  // The form shows the whole picture, so that any point can be chosen to stay in view.
  const proportion = async () => {
    const { height, width } = (await caption.getByRole('presentation').boundingBox()) ?? {};
    return Number(height) / Number(width);
  };
  await expect.poll(proportion).toBeCloseTo(1.2);

  const sizes = ['-1280.webp', '-1920.webp', '-640.webp'];
  expect(await storedSizes(request, admin, photo)).toEqual(sizes);
  expect((await inspect(photo.buffer)).exif).toBeDefined();
  for (const size of sizes) {
    const stored = await readStoredFile(request, photo, size);
    const { format, width, height, exif, top } = await inspect(stored);
    expect(`-${width}.${format}`).toBe(size);
    expect(height).toBe(width * 1.2);
    expect(exif).toBeUndefined();
    expect(stored.includes('Exif')).toBe(false);
    expect(top.red - top.blue, 'the top of the photo is red').toBeGreaterThan(100);
  }
  const [spices] = await savedSlides(page, request, admin, section);
  expect(spices.picture).toEqual({
    kind: 'uploaded',
    path: `${hashOf(photo)}.webp`,
    width: 1920,
    height: 2304,
    // The description came with the site's picture and does not fit another one.
    alt: '',
  });

  const picture = await plainPicture(900, 600, 'avif');
  const first = await openPictureField(page, 'Dry Fruits');
  const second = await openPictureField(page, 'Rice');
  const third = await openPictureField(page, 'Pulses');
  for (const { upload } of [first, second]) await giveFile(page, upload, picture);
  for (const { caption } of [first, second]) await expect(caption).toHaveText(/^Uploaded, 900/);
  await giveFile(page, third.upload, picture);
  await expect(third.caption).toHaveText(/900 × 600 pixels: it may look blurred/);

  const [, rice, dryFruits, pulses] = await savedSlides(page, request, admin, section);
  for (const slide of [dryFruits, rice, pulses]) {
    expect(slide.picture.path).toBe(`${hashOf(picture)}.webp`);
  }
  expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-900.webp']);
});

function file(name: string, mimeType: string, buffer: string | Buffer): PictureFile {
  return { name, mimeType, buffer: Buffer.from(buffer) };
}

test('what cannot be used is refused with a sentence; one of the website’s pictures is chosen by keyboard; a browser that cannot write WebP stores JPEG, and paper where nothing was', async ({
  page,
  request,
  admin,
}) => {
  const rice = await openPictureField(page, 'Rice');
  await test.step('refused files change nothing', async () => {
    const { upload, alert, caption } = rice;
    const { buffer } = await plainPicture(700, 400, 'jpeg');
    const refusals: [PictureFile, string][] = [
      [
        file('logo.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'This file is not a JPEG, PNG, WebP or AVIF picture',
      ],
      [file('cut.jpg', 'image/jpeg', buffer.subarray(0, 400)), 'This file is damaged'],
      [await plainPicture(300, 300), 'only 300 pixels wide'],
      [await plainPicture(700, 2900), 'much longer one way than the other'],
    ];
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/')) sent.push(request.url());
    });

    for (const [refused, sentence] of refusals) {
      await giveFile(page, upload, refused);
      await expect(alert).toContainText(sentence);
    }
    await expect(caption).toHaveText('Rice, one of the website’s pictures');
    await expect(status(page)).toHaveText('No changes');
    expect(sent).toEqual([]);
  });

  await test.step('one of the website’s pictures, by keyboard', async () => {
    const { choose, caption, description } = rice;
    const dialog = page.getByRole('dialog', { name: 'The website’s pictures' });
    await choose.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(choose).toBeFocused();
    await expect(status(page)).toHaveText('No changes');

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    // Pressed together: Enter opens the dialog again before its `close` event of Escape has run.
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Desert dunes' }));
    await page.keyboard.press('Enter');
    await expect(choose).toBeFocused();
    await expect(caption).toHaveText('Desert dunes, one of the website’s pictures');
    await expect(description).toHaveValue(/^A desert dune/);
  });

  await test.step('without WebP', async () => {
    await page.evaluate(() => {
      const { convertToBlob } = OffscreenCanvas.prototype;
      OffscreenCanvas.prototype.convertToBlob = function (options) {
        const type = options?.type === 'image/webp' ? 'image/png' : options?.type;
        return convertToBlob.call(this, { ...options, type });
      };
    });
    const picture = await transparentPicture(900, 600);
    const { upload, caption } = await openPictureField(page, 'Dry Fruits');
    await giveFile(page, upload, picture);
    await expect(caption).toHaveText(/^Uploaded, 900/);
    expect(await storedSizes(request, admin, picture)).toEqual(['-640.jpg', '-900.jpg']);
    const { format, top } = await inspect(await readStoredFile(request, picture, '-900.jpg'));
    expect(format).toBe('jpeg');
    expect(Math.min(top.red, top.blue)).toBeGreaterThan(200);
  });
});

test('an upload is described, published and seen by visitors, and its frame outlives it', async ({
  page,
  browser,
}) => {
  const picture = await plainPicture(1920, 1080);
  const alt = 'Our warehouse at night';
  const { upload, caption, description } = await openPictureField(page, 'Spices');
  await giveFile(page, upload, picture);
  await expect(caption).toHaveText(/^Uploaded/);

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /Write a description/ })
    .click();
  await expect(description).toBeFocused();
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.insertText(alt);
  await publish(page);

  async function visit({ deleted }: { deleted: boolean }) {
    const guest = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    });
    // Storage answers 400 for a deleted file.
    if (deleted) await guest.route('**/storage/**', (route) => route.fulfill({ status: 400 }));
    const home = await guest.newPage();
    await open(home, '/');
    const image = home.getByRole('img', { name: alt });
    await expect(image).toBeVisible();
    return { image, box: await image.boundingBox(), leave: () => guest.close() };
  }
  const first = await visit({ deleted: false });
  const address = (width: number) => `site-images/${hashOf(picture)}-${width}.webp`;
  const srcset = [640, 1280, 1920].map((width) => `${address(width)} ${width}w`).join('.*');
  await expect(first.image).toHaveAttribute('srcset', new RegExp(srcset));
  // `object-fit: cover` enlarges the wide picture to the screen's height, so the browser takes the widest file.
  await expect(first.image).toHaveJSProperty('complete', true);
  expect(await first.image.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    address(1920),
  );
  await first.leave();

  const later = await visit({ deleted: true });
  await expect(later.image).toHaveAttribute('src', /^data:/);
  expect(later.box).toEqual(first.box);
  await later.leave();
});
