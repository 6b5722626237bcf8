import { expectFits, expectNoViolations } from '../support/accessibility';
import { hold } from '../support/accounts';
import { expect, openEditor, publish, status, test } from '../support/editor';
import { giveFile, openPictureField, storedSizes, uploadsOf } from '../support/picture-field';
import { hashOf, plainPicture } from '../support/picture-files';

// An upload whose field is gone when it ends: src/admin/inputs/pictures/picture-field.test.tsx.

test.use({ section: 'hero' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
});

test('during an upload the form stays usable, the picture finds its slide, and what is published waits for it', async ({
  page,
  admin,
}) => {
  const picture = await plainPicture(1400, 800);
  const rice = await openPictureField(page, 'Rice');
  const pulses = await openPictureField(page, 'Pulses');
  const first = await hold(page, uploadsOf());
  await giveFile(page, pulses.upload, await plainPicture(300, 300));
  await expect(pulses.alert).toContainText('only 300 pixels wide');
  await giveFile(page, rice.upload, picture);
  await expect(rice.notice).toHaveText('Uploading harbour.png…');
  await expect.poll(() => first.seen.length).toBe(1);
  await expectNoViolations(page, 'the field during an upload', 'fieldset');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await rice.description.fill('Our own warehouse');
  await rice.slide.getByRole('button', { name: 'Move Rice up' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish Hero Section' });
  await expect(sheet).toContainText('Uploading a picture…');
  await sheet.getByRole('button', { name: 'Keep editing' }).click();
  first.release();
  await expect(rice.caption).toHaveText('Uploaded, 1400 × 800 pixels');
  await publish(page);
  const { published } = await admin.readStored();
  expect(published.content.slides.slice(0, 2)).toMatchObject([
    { id: 'rice', picture: { path: `${hashOf(picture)}.webp`, alt: 'Our own warehouse' } },
    { id: 'spices', picture: { name: 'hero/spices' } },
  ]);
});

test('nothing moves when an upload arrives, nor when it fails; tried again, it goes on', async ({
  page,
  context,
  request,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of (400|500)/);
  const field = await openPictureField(page, 'Rice');
  const fromTop = async () =>
    Number((await field.description.boundingBox())?.y) -
    Number((await field.slide.boundingBox())?.y);
  const before = await fromTop();
  await context.setOffline(true);
  const picture = await plainPicture(700, 1400);
  await giveFile(page, field.upload, picture);
  await expect(field.alert).toContainText('We could not reach the server. Check your connection');
  expect(await fromTop()).toBe(before);
  await context.setOffline(false);

  const failure = { status: 500, contentType: 'text/html', body: '<title>Welcome</title>' };
  await page.route(uploadsOf('700'), (route) => route.fulfill(failure), { times: 1 });
  await field.tryAgain.click();
  await expect(field.alert).toContainText('The server has a problem at the moment');
  // Without this header, Storage answers `X-Robots-Tag: none` and picture searches leave the file out.
  const sent = page.waitForRequest(uploadsOf());
  await field.tryAgain.click();
  expect((await sent).headers()['x-robots-tag']).toBe('all');
  await expect(field.notice).toHaveText('The picture is uploaded.');
  expect(await fromTop()).toBe(before);
  expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-700.webp']);
  await expect(status(page)).not.toHaveText('No changes');
});
