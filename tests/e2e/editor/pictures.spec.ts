import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hold } from '../support/accounts';
import { expect, openEditor, publish, readStored, runSql, status, test } from '../support/editor';
import { open, tabTo } from '../support/pages';
import {
  deleteStored,
  giveFile,
  openHeroPicture,
  openPictureField,
  readStoredFile,
  storedSizes,
  uploads,
} from '../support/picture-field';
import {
  hashOf,
  inspect,
  type PictureFile,
  phonePhoto,
  plainPicture,
  transparentPicture,
} from '../support/picture-files';

test.use({ section: 'hero', contextOptions: { reducedMotion: 'reduce' } });

/** Saves the draft and reads what the database has of its slides. */
async function savedSlides(page: Page, ...stored: Parameters<typeof readStored>) {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await readStored(...stored);
  return draft.content.slides;
}

test('a phone’s photo is stored upright, in three widths, without where it was taken', async ({
  page,
  request,
  admin,
  section,
}) => {
  const photo = await phonePhoto();
  const { upload, caption } = await openHeroPicture(page, 'Spices');
  await giveFile(page, upload, photo);
  await expect(caption).toHaveText('Uploaded, 1920 × 2304 pixels');

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
    const [red = 0, , blue = 0] = top;
    expect(red - blue, 'the top of the photo is red').toBeGreaterThan(100);
  }
  const [slide] = await savedSlides(page, request, admin, section);
  // The site's description was of another picture.
  expect(slide.picture).toEqual({
    kind: 'uploaded',
    path: `${hashOf(photo)}.webp`,
    width: 1920,
    height: 2304,
    alt: '',
  });
});

for (const format of ['png', 'avif'] as const) {
  test(`a small ${format} is not enlarged`, async ({ page, request, admin }) => {
    const picture = await plainPicture(900, 600, format);
    const { upload, caption } = await openHeroPicture(page, 'Spices');
    await giveFile(page, upload, picture);
    await expect(caption).toHaveText(/^Uploaded, 900 × 600 pixels: it may look blurred/);
    expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-900.webp']);
  });
}

test('the same file in two slides at once is one picture', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  // The browser's remark on the second, which the bucket has already.
  expectedErrors.push(/status of 400/);
  const picture = await plainPicture(700, 500);
  const first = await openHeroPicture(page, 'Spices');
  const second = await openPictureField(page, 'Rice');
  for (const { upload } of [first, second]) await giveFile(page, upload, picture);
  for (const { caption } of [first, second]) await expect(caption).toHaveText(/^Uploaded, 700/);
  // And later once more, when everything is there.
  const third = await openPictureField(page, 'Pulses');
  await giveFile(page, third.upload, picture);
  await expect(third.caption).toHaveText(/^Uploaded, 700/);

  const slides = await savedSlides(page, request, admin, section);
  for (const place of [0, 1, 3]) {
    expect(slides[place].picture.path).toBe(`${hashOf(picture)}.webp`);
  }
  expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-700.webp']);
});

test('what cannot be used is refused with a sentence, and changes nothing', async ({
  page,
  admin,
}) => {
  expect(admin.name).toBe('Amal Haddad');
  const file = (name: string, mimeType: string, buffer: string | Buffer): PictureFile => ({
    name,
    mimeType,
    buffer: Buffer.from(buffer),
  });
  const photo = (await phonePhoto()).buffer;
  const large = Buffer.concat([photo, Buffer.alloc(9.25 * 1024 * 1024)]);
  const refusals: [PictureFile, string][] = [
    [file('logo.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This is an SVG'],
    [file('cat.gif', 'image/gif', 'GIF89a'), 'This is a GIF'],
    [file('a.jpg', 'image/jpeg', 'Dear Sir'), 'not a JPEG, PNG, WebP or AVIF'],
    [file('empty.jpg', 'image/jpeg', ''), 'This file is empty'],
    [file('large.jpg', 'image/jpeg', large), 'This file has 9.3 MB: choose one of up to 8 MB.'],
    [file('cut.jpg', 'image/jpeg', photo.subarray(0, 500)), 'This file is damaged'],
    [await plainPicture(300, 300), 'only 300 pixels wide'],
    [await plainPicture(4100, 1000), 'too long for its width'],
  ];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/')) sent.push(request.url());
  });

  const { upload, alert, caption } = await openHeroPicture(page, 'Rice');
  for (const [refused, sentence] of refusals) {
    await giveFile(page, upload, refused);
    await expect(alert).toContainText(sentence);
  }
  await expect(caption).toHaveText('Rice, one of the site’s pictures');
  await expect(status(page)).toHaveText('No changes');
  expect(sent).toEqual([]);
});

test('during an upload the form stays usable, and the picture goes to its slide', async ({
  page,
  request,
  admin,
  section,
}) => {
  const picture = await plainPicture(1400, 800);
  const { seen, release } = await hold(page, uploads);
  const { slide, upload, progress, caption, description } = await openHeroPicture(page, 'Rice');
  await giveFile(page, upload, picture);
  await expect(progress).toHaveAccessibleName('Upload of harbour.png');
  await expect.poll(() => seen.length).toBe(1);

  await description.fill('Our own warehouse');
  await slide.getByRole('button', { name: 'Move Rice up' }).click();
  // Until it is stored, the slide has the picture that it had.
  await expect(caption).toHaveText('Rice, one of the site’s pictures');
  const [moved] = await savedSlides(page, request, admin, section);
  expect(moved.picture).toEqual({ kind: 'site', name: 'hero/rice', alt: 'Our own warehouse' });

  release();
  await expect(caption).toHaveText('Uploaded, 1400 × 800 pixels');
  await expect(progress).toBeHidden();
  const [rice, spices] = await savedSlides(page, request, admin, section);
  expect(rice).toMatchObject({
    id: 'rice',
    picture: { path: `${hashOf(picture)}.webp`, alt: 'Our own warehouse' },
  });
  expect(spices).toMatchObject({ id: 'spices', picture: { name: 'hero/spices' } });
});

test('an upload ends when it is cancelled, replaced, or has nowhere to go any more', async ({
  page,
  request,
  admin,
}) => {
  const picture = await plainPicture(800, 500);
  const { seen } = await hold(page, uploads);
  const { slide, field, upload, cancel, choose } = await openHeroPicture(page, 'Rice');

  async function expectAbort(act: () => Promise<void>) {
    const already = seen.length;
    await giveFile(page, upload, picture);
    await expect.poll(() => seen.length).toBe(already + 1);
    const aborted = page.waitForEvent('requestfailed', (each) => each === seen[already]);
    await act();
    await aborted;
  }

  await expectAbort(async () => {
    await cancel.focus();
    await page.keyboard.press('Enter');
  });
  await expect(upload).toBeFocused();
  await expect(field.getByRole('status')).toHaveText('The upload is cancelled.');

  await expectAbort(async () => {
    await choose.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rice' }).click();
  });
  await expect(field.getByRole('status')).toBeEmpty();

  await expectAbort(() => slide.getByRole('button', { name: 'Delete Rice' }).click());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText('No changes');
  await slide.getByText('Rice', { exact: true }).click();

  await expectAbort(() => page.getByRole('link', { name: 'Dashboard' }).click());
  await expect(page).toHaveURL('/admin');
  expect(await storedSizes(request, admin, picture)).toEqual([]);
});

test('a failed upload says why, and goes on when it is tried again', async ({
  page,
  context,
  request,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /status of (400|403|500)/);
  const picture = await plainPicture(800, 500);
  const { upload, tryAgain, alert, caption } = await openHeroPicture(page, 'Rice');

  await context.setOffline(true);
  await giveFile(page, upload, picture);
  await expect(alert).toContainText('could not be sent to the server. Check your connection');
  await context.setOffline(false);

  const html = { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' };
  await page.route(uploads, (route) => route.fulfill({ status: 200, ...html }), { times: 1 });
  await tryAgain.click();
  await expect(alert).toContainText(
    'an answer we could not read, so the picture may not be stored',
  );

  await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
  await tryAgain.click();
  await expect(alert).toContainText('You are no longer an administrator');
  await runSql(
    request,
    `insert into public.user_roles (user_id, role) values ('${admin.id}', 'admin')`,
  );

  // The first size arrives, the second does not.
  const second = uploads.replace('*', '*-800.webp');
  await page.route(second, (route) => route.fulfill({ status: 500, ...html }), { times: 1 });
  await tryAgain.click();
  await expect(alert).toContainText('The server has a problem at the moment');
  await expect(caption).toHaveText('Rice, one of the site’s pictures');
  expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp']);

  await tryAgain.click();
  await expect(caption).toHaveText(/^Uploaded, 800 × 500/);
  await expect(alert).toBeHidden();
  expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-800.webp']);
});

for (const { name, offscreen } of [
  { name: 'cannot write WebP', offscreen: true },
  { name: 'draws on the page only', offscreen: false },
]) {
  test(`a browser that ${name} stores JPEG, with paper where nothing was`, async ({
    page,
    request,
    admin,
  }) => {
    await page.addInitScript((keep) => {
      if (!keep) Reflect.deleteProperty(window, 'OffscreenCanvas');
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
        toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
      };
      if (!keep) return;
      const { convertToBlob } = OffscreenCanvas.prototype;
      OffscreenCanvas.prototype.convertToBlob = function (options) {
        const type = options?.type === 'image/webp' ? 'image/png' : options?.type;
        return convertToBlob.call(this, { ...options, type });
      };
    }, offscreen);
    const picture = await transparentPicture(900, 600);
    const { upload, caption } = await openHeroPicture(page, 'Rice');
    await giveFile(page, upload, picture);
    await expect(caption).toHaveText(/^Uploaded, 900/);
    expect(await storedSizes(request, admin, picture)).toEqual(['-640.jpg', '-900.jpg']);
    const { format, top } = await inspect(await readStoredFile(request, picture, '-900.jpg'));
    expect(format).toBe('jpeg');
    expect(Math.min(...top)).toBeGreaterThan(200);
  });
}

test('one of the site’s pictures is chosen by keyboard', async ({ page, admin }) => {
  expect(admin.name).toBe('Amal Haddad');
  const { choose, caption, description } = await openHeroPicture(page, 'Rice');
  const dialog = page.getByRole('dialog', { name: "The site's pictures" });
  await choose.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(choose).toBeFocused();
  await expect(status(page)).toHaveText('No changes');

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Desert dunes' }));
  await page.keyboard.press('Enter');
  await expect(choose).toBeFocused();
  await expect(caption).toHaveText('Desert dunes, one of the site’s pictures');
  await expect(description).toHaveValue(/^A desert dune/);
});

test('an upload is described, published and seen by visitors, and its frame outlives it', async ({
  page,
  browser,
  request,
  admin,
}) => {
  const picture = await phonePhoto();
  const alt = 'Our warehouse at night';
  const { upload, caption, description } = await openHeroPicture(page, 'Spices');
  await giveFile(page, upload, picture);
  await expect(caption).toHaveText(/^Uploaded/);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const problem = page.getByRole('alert').getByRole('button', { name: /a description/ });
  await expect(page.getByRole('dialog')).toBeHidden();
  await problem.click();
  await expect(description).toBeFocused();
  await page.keyboard.type(alt);
  await publish(page);

  async function visit() {
    const guest = await browser.newContext();
    const home = await guest.newPage();
    await open(home, '/');
    const image = home.getByRole('img', { name: alt });
    await expect(image).toBeVisible();
    const box = await image.boundingBox();
    return { image, box, close: () => guest.close() };
  }
  const first = await visit();
  const hash = hashOf(picture);
  await expect(first.image).toHaveAttribute(
    'srcset',
    new RegExp(`${hash}-640.webp 640w, .*${hash}-1280.webp 1280w, .*${hash}-1920.webp 1920w$`),
  );
  await expect.poll(() => first.image.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
  await first.close();

  await deleteStored(request, admin, picture);
  const later = await visit();
  await expect(later.image).toHaveAttribute('src', /^data:/);
  expect(later.box).toEqual(first.box);
  await later.close();
});

for (const width of [320, 1440]) {
  test(`axe finds nothing in the field and the dialog at ${width} px`, async ({ page, admin }) => {
    expect(admin.name).toBe('Amal Haddad');
    await page.setViewportSize({ width, height: 800 });
    async function expectNoViolations(place: string) {
      const { violations } = await new AxeBuilder({ page })
        .include(place)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
      expect(found).toEqual([]);
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(shown).toBeLessThanOrEqual(width);
    }
    await hold(page, uploads);
    const { upload, choose, alert, progress } = await openHeroPicture(page, 'Rice');
    await giveFile(page, upload, await plainPicture(300, 300));
    await expect(alert).toBeVisible();
    await expectNoViolations('fieldset');
    await page.screenshot({ path: `/tmp/pics/failed-${width}.png` });
    await giveFile(page, upload, await plainPicture(800, 800));
    await expect(progress).toHaveAttribute('value');
    await expectNoViolations('fieldset');
    await page.screenshot({ path: `/tmp/pics/progress-${width}.png` });
    await choose.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations('dialog[open]');
    await page.screenshot({ path: `/tmp/pics/dialog-${width}.png` });
  });
}
