import type { Page } from '@playwright/test';
import { heroDefaultContent } from '../../../src/content/sections/hero/default-content';
import {
  expect,
  otherAdministrator,
  publish,
  publishElsewhere,
  status,
  test,
} from '../support/editor';
import { button, expectSaid, moved } from '../support/lists';
import { open } from '../support/pages';
import { giveFile, openPictureField } from '../support/picture-field';
import { plainPicture } from '../support/picture-files';

// One session from the first edit to taking it back; each part of it has its test on a desktop.

test.use({ section: 'hero', preview: true });

const title = 'Spices by the sack';
const alt = 'Our warehouse at night';

/** Opens a section by the sidebar, which is a drawer on a narrow screen. */
async function goTo(page: Page, label: string) {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await opener.click();
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

test.use(phone);
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('on a phone, a slide and the values are changed, published, seen by visitors, and taken back', async ({
  page,
  context,
  browser,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  expect(admin.name).toBe('Amal Haddad');
  const predecessor = await otherAdministrator(request);
  await publishElsewhere(request, predecessor, section, heroDefaultContent);
  const visitors = await browser.newContext(phone);
  const guest = await visitors.newPage();
  const values = guest.getByRole('main').getByRole('heading', { level: 2 });

  await open(page, '/admin');
  // The card: what was published lately leads there, too.
  await page.getByRole('heading', { name: 'Hero Section' }).getByRole('link').click();
  const picture = await openPictureField(page, 'Spices');
  await giveFile(page, picture.upload, await plainPicture(1920, 1080));
  await expect(picture.caption).toHaveText(/^Uploaded/);

  await context.setOffline(true);
  await picture.description.fill(alt);
  await picture.slide.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await button(page, 'Save draft').click();
  await expect(status(page)).toHaveText('Offline: still here, and saved when you are back');
  await context.setOffline(false);
  await expect(status(page)).toHaveText(/^Draft saved/);
  await publish(page);

  await goTo(page, 'Core Values');
  await button(page, 'Move Excellence up').click();
  await expectSaid(page, 'Excellence moved to position 1 of 8');
  await publish(page);

  await open(guest, '/');
  await expect(guest.getByRole('heading', { name: title })).toBeVisible();
  await expect(guest.getByRole('img', { name: alt })).toBeVisible();
  await open(guest, '/core-values');
  await expect(values.first()).toHaveText('Excellence');
  expect((await values.allTextContents()).slice(0, 8)).toEqual(moved(2, 1));

  await goTo(page, 'Hero Section');
  await button(page, 'More').click();
  await button(page, 'History').click();
  const history = page.getByRole('dialog', { name: 'History of Hero Section' });
  await expect(history.getByRole('listitem').first()).toHaveText(
    /^Published version\s*On the website.*by Amal Haddad/,
  );
  await history.getByRole('button', { name: /^Published version.*Bilal Khan/ }).click();
  await expect(history.getByRole('deletion').first()).toContainText('by the sack');
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(status(page)).toHaveText(/^Draft saved/);
  await publish(page);
  await open(guest, '/');
  await expect(guest.getByRole('heading', { name: 'Spices', exact: true })).toBeVisible();
  await expect(guest.getByRole('img', { name: alt })).toHaveCount(0);
  await visitors.close();
});
