import { expectFits, expectNoViolations } from '../support/accessibility';
import { hold } from '../support/accounts';
import { expect, openEditor, readStored, runSql, status, test } from '../support/editor';
import { giveFile, openPictureField, storedSizes, uploadsOf } from '../support/picture-field';
import { hashOf, plainPicture } from '../support/picture-files';

test.use({ section: 'hero' });

test.beforeEach(async ({ page, admin, section }) => {
  expect(admin.name).toBe('Amal Haddad');
  await openEditor(page, section);
});

test('during an upload the form stays usable, and the picture finds its slide', async ({
  page,
  request,
  admin,
  section,
}) => {
  async function savedSlides() {
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    const { draft } = await readStored(request, admin, section);
    return draft.content.slides;
  }
  const picture = await plainPicture(1400, 800);
  const { seen, release } = await hold(page, uploadsOf());
  const { slide, upload, progress, caption, description } = await openPictureField(page, 'Rice');
  await giveFile(page, upload, picture);
  await expect(progress).toHaveAccessibleName('Upload of harbour.png');
  await expect.poll(() => seen.length).toBe(1);

  await description.fill('Our own warehouse');
  await slide.getByRole('button', { name: 'Move Rice up' }).click();
  // The slide keeps its picture until the new one is stored.
  await expect(caption).toHaveText('Rice, one of the website’s pictures');
  const [before] = await savedSlides();
  expect(before.picture).toEqual({ kind: 'site', name: 'hero/rice', alt: 'Our own warehouse' });

  release();
  await expect(caption).toHaveText('Uploaded, 1400 × 800 pixels');
  await expect(progress).toBeHidden();
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  const [rice, spices] = await savedSlides();
  expect(rice).toMatchObject({
    id: 'rice',
    picture: { path: `${hashOf(picture)}.webp`, alt: 'Our own warehouse' },
  });
  expect(spices).toMatchObject({ id: 'spices', picture: { name: 'hero/spices' } });
});

test('an upload ends when it is cancelled, or has nowhere to go any more', async ({
  page,
  request,
  admin,
}) => {
  const picture = await plainPicture(800, 500);
  const { seen } = await hold(page, uploadsOf());
  const rice = await openPictureField(page, 'Rice');

  async function expectAbort(act: () => Promise<void>) {
    const count = seen.length;
    await giveFile(page, rice.upload, picture);
    await expect.poll(() => seen.length).toBe(count + 1);
    const aborted = page.waitForEvent('requestfailed', (request) => request === seen[count]);
    await act();
    await aborted;
  }

  await expectAbort(() => rice.cancel.press('Enter'));
  await expect(rice.upload).toBeFocused();
  await expect(rice.notice).toHaveText('The upload is cancelled.');

  await expectAbort(async () => {
    await rice.choose.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rice' }).click();
  });
  await expect(rice.notice).toBeEmpty();

  await expectAbort(() => rice.slide.getByRole('button', { name: 'Delete Rice' }).click());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText('No changes');
  await rice.unfold();

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
  const { upload, tryAgain, alert, caption } = await openPictureField(page, 'Rice');
  const html = { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' };

  await context.setOffline(true);
  await giveFile(page, upload, picture);
  await expect(alert).toContainText('could not be sent to the server. Check your connection');
  await context.setOffline(false);

  await page.route(uploadsOf(), (route) => route.fulfill({ status: 200, ...html }), { times: 1 });
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
  await page.route(uploadsOf('800'), (route) => route.fulfill({ status: 500, ...html }), {
    times: 1,
  });
  await tryAgain.click();
  await expect(alert).toContainText('The server has a problem at the moment');
  expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp']);
  await expect(caption).toHaveText('Rice, one of the website’s pictures');
  await expect(status(page)).toHaveText('No changes');

  await tryAgain.click();
  await expect(caption).toHaveText(/^Uploaded, 800 × 500/);
  await expect(alert).toBeHidden();
  expect(await storedSizes(request, admin, picture)).toEqual(['-640.webp', '-800.webp']);
});

test('the field and the dialog are accessible, and fit 320 and 1440 px', async ({ page }) => {
  async function expectAccessiblePart(part: string) {
    await expectNoViolations(page, part, part);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page, `${part} at ${width} px`);
    }
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await hold(page, uploadsOf());
  const { upload, choose, alert, progress } = await openPictureField(page, 'Rice');
  await giveFile(page, upload, await plainPicture(300, 300));
  await expect(alert).toBeVisible();
  await expectAccessiblePart('fieldset');
  await giveFile(page, upload, await plainPicture(800, 800));
  await expect(progress).toHaveAttribute('value');
  await expectAccessiblePart('fieldset');
  await choose.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessiblePart('dialog[open]');
});
