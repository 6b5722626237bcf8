import { expectFits, expectNoViolations } from '../support/accessibility';
import { hold } from '../support/accounts';
import {
  expect,
  grantRole,
  openEditor,
  publish,
  readStored,
  runSql,
  status,
  test,
} from '../support/editor';
import { giveFile, openPictureField, storedSizes, uploadsOf } from '../support/picture-field';
import { hashOf, plainPicture } from '../support/picture-files';

test.use({ section: 'hero' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
});

test('during an upload field and dialog are accessible and the form stays usable, the picture finds its slide, and is not published without a description', async ({
  page,
  request,
  admin,
  section,
}) => {
  async function savedSlides(save = () => page.keyboard.press('Control+s')) {
    const saved = page.waitForResponse('**/rpc/write_entry*');
    await save();
    await saved;
    const { draft } = await readStored(request, admin, section);
    return draft.content.slides;
  }
  async function expectAccessiblePart(part: string) {
    await expectNoViolations(page, part, part);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page, `${part} at ${width} px`);
    }
  }
  const picture = await plainPicture(1400, 800);
  const first = await hold(page, uploadsOf());
  const rice = await openPictureField(page, 'Rice');
  const pulses = await openPictureField(page, 'Pulses');

  await test.step('accessible', async () => {
    await giveFile(page, pulses.upload, await plainPicture(300, 300));
    await expect(pulses.alert).toBeVisible();
    await giveFile(page, rice.upload, picture);
    await expect(rice.notice).toHaveText('Uploading harbour.png…');
    await expect.poll(() => first.seen.length).toBe(1);
    await expectAccessiblePart('fieldset');
    await rice.choose.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessiblePart('dialog[open]');
    await page.keyboard.press('Escape');
  });

  await test.step('the form stays usable, and the picture finds its slide', async () => {
    await rice.description.fill('Our own warehouse');
    await rice.slide.getByRole('button', { name: 'Move Rice up' }).click();
    await expect(rice.caption).toHaveText('Rice, one of the website’s pictures');
    const [before] = await savedSlides();
    expect(before.picture).toEqual({ kind: 'site', name: 'hero/rice', alt: 'Our own warehouse' });

    // The save is repeated by itself, now with the picture.
    const [moved, spices] = await savedSlides(async () => first.release());
    await expect(rice.caption).toHaveText('Uploaded, 1400 × 800 pixels');
    await expect(rice.notice).toHaveText('The picture is uploaded.');
    await expect(status(page)).toHaveText(/^Draft saved/);
    expect(moved).toMatchObject({
      id: 'rice',
      picture: { path: `${hashOf(picture)}.webp`, alt: 'Our own warehouse' },
    });
    expect(spices).toMatchObject({ id: 'spices', picture: { name: 'hero/spices' } });
  });

  await test.step('one that is on its way is published with the rest, but not without a description', async () => {
    await page.unrouteAll();
    const second = await hold(page, uploadsOf());
    await giveFile(page, pulses.upload, await plainPicture(800, 500));
    await expect.poll(() => second.seen.length).toBe(1);
    await pulses.description.fill('');
    await page.getByRole('button', { name: 'Publish…' }).click();
    const sheet = page.getByRole('dialog', { name: 'Publish Hero Section' });
    await expect(sheet).toContainText('Uploading a picture…');
    await sheet.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('button', { name: 'Discard draft: not yet' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await pulses.description.fill(' ');
    second.release();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(sheet).toContainText('1 thing to fix before publishing');
    await sheet.getByRole('button', { name: 'Keep editing' }).click();
    await pulses.description.fill('Sacks of lentils');
    await publish(page);
    const { published } = await readStored(request, admin, section);
    expect(published.content.slides[3].picture).toMatchObject({ kind: 'uploaded' });
  });
});

test('nothing moves when an upload arrives, whatever its shape and whatever was there before', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Delete Spices' }).click();
  await page.getByRole('button', { name: 'Add a slide' }).click();
  for (const title of ['Rice', 'Untitled']) {
    const { slide, unfold, upload, notice, description } = await openPictureField(page, title);
    if (await description.isHidden()) await unfold();
    const fromTop = async () =>
      Number((await description.boundingBox())?.y) - Number((await slide.boundingBox())?.y);
    const { seen, release } = await hold(page, uploadsOf());
    await giveFile(page, upload, await plainPicture(700, 1400));
    await expect.poll(() => seen.length).toBe(1);
    const before = await fromTop();
    release();
    await expect(notice).toHaveText('The picture is uploaded.');
    expect(await fromTop(), title).toBe(before);
    await page.unrouteAll();
  }
});

test('a picture whose field has another one, or is gone, when it arrives is in the library alone; an upload that fails says why, and goes on when it is tried again', async ({
  page,
  context,
  request,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /status of (400|403|500)/);
  const rice = await openPictureField(page, 'Rice');
  const { upload, tryAgain, alert, caption } = rice;
  const pulses = 'Pulses, one of the website’s pictures';

  async function whileUploading(act: () => Promise<void>) {
    const { seen, release } = await hold(page, uploadsOf());
    const picture = await plainPicture(800, 500);
    await giveFile(page, upload, picture);
    await expect.poll(() => seen.length).toBe(1);
    await act();
    const listed = page.waitForResponse('**/rpc/add_image*');
    release();
    await listed;
    await page.unrouteAll();
    expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-800.webp']);
  }

  await test.step('another chosen', async () => {
    await whileUploading(async () => {
      await rice.choose.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pulses' }).click();
      await expect(rice.notice).toBeEmpty();
    });
    await expect(caption).toHaveText(pulses);
  });

  await test.step('its row deleted', async () => {
    const delivered = page.getByText('harbour.png is among the website’s pictures');
    await whileUploading(() => rice.slide.getByRole('button', { name: 'Delete Rice' }).click());
    await expect(delivered.first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(caption).toHaveText(pulses);
  });

  await test.step('its screen left', async () => {
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await whileUploading(async () => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      const leave = page.getByRole('dialog', { name: 'Leave?' });
      await expect(leave).toContainText('A picture is still being uploaded');
      await leave.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page).toHaveURL('/admin');
    });
    await page.getByRole('link', { name: 'Hero Section' }).first().click();
    await rice.unfold();
    await expect(caption).toHaveText(pulses);
    await rice.choose.click();
    const uploads = page
      .getByRole('dialog')
      .getByRole('button', { name: 'harbour.png', exact: true });
    await expect(uploads).toHaveCount(3);
    await page.keyboard.press('Escape');
  });

  await test.step('failed, and tried again', async () => {
    const picture = await plainPicture(800, 500);
    const html = { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' };

    await context.setOffline(true);
    const description = page.getByRole('textbox', { name: 'Description' });
    const top = () => description.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    await giveFile(page, upload, picture);
    await expect(alert).toContainText('We could not reach the server. Check your connection');
    expect(await top()).toBe(before);
    await context.setOffline(false);

    await page.route(uploadsOf(), (route) => route.fulfill({ status: 200, ...html }), { times: 1 });
    await tryAgain.click();
    await expect(alert).toContainText('an answer we could not read');

    await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
    await tryAgain.click();
    await expect(alert).toContainText('You are no longer an administrator');
    await grantRole(request, admin);

    await page.route(uploadsOf('800'), (route) => route.fulfill({ status: 500, ...html }), {
      times: 1,
    });
    await tryAgain.click();
    await expect(alert).toContainText('The server has a problem at the moment');
    expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp']);
    await expect(caption).toHaveText(pulses);
    await expect(status(page)).toHaveText(/^Draft saved/);

    // Without this header, Storage answers `X-Robots-Tag: none` and picture searches leave the file out.
    const sent = page.waitForRequest(uploadsOf());
    await tryAgain.click();
    expect((await sent).headers()['x-robots-tag']).toBe('all');
    await expect(caption).toHaveText(/^Uploaded, 800 × 500/);
    await expect(alert).toBeHidden();
    expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-800.webp']);
  });
});
