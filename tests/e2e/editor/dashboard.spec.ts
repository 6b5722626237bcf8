import type { Page } from '@playwright/test';
import { clientsDefaultContent } from '../../../src/content/sections/clients/default-content';
import { expectAccessible } from '../support/accessibility';
import { hold } from '../support/accounts';
import { downloadedText } from '../support/downloads';
import { editorCalls, expect, test } from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'clients' });

function described(description: string) {
  const [first, ...others] = clientsDefaultContent.partners;
  return { ...clientsDefaultContent, partners: [{ ...first, description }, ...others] };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page) => cards(page).filter({ hasText: 'Click to manage Clients' });

test('a card goes along with its section, and what is published can be downloaded, but no draft', async ({
  page,
  admin,
}) => {
  await page.clock.install();
  await admin.publish(described('What is live'));
  await open(page, '/admin');
  await expect(card(page).getByText('On the website', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the dashboard');
  await admin.saveDraft(described('The draft'));
  await page.clock.fastForward(15_000);
  await expect(card(page)).toContainText('Draft waiting');

  const { fileName, text } = await downloadedText(page, () =>
    page.getByRole('button', { name: 'Download all published texts' }).click(),
  );
  expect(fileName).toMatch(/^saffron-gate-texts-\d{4}-\d\d-\d\d\.txt$/);
  expect(text).toMatch(/^HERO SECTION\nOriginal text\n\nSlides\nTitle: Spices\n/);
  expect(text).toMatch(/\n\n\nCLIENTS\nPublished \d+ \w+ \d{4}, \d\d:\d\d\n.*What is live/s);
  expect(text).not.toContain('The draft');
});

test('nothing moves when the state of the sections arrives, nor when a long name is typing, neither on a wide screen nor on a phone', async ({
  page,
  newAdministrator,
}) => {
  const name = 'Abdulrahman Muhammad Al Suwaidi al-Mansoori of Ras Al Khaimah';
  const colleague = await newAdministrator(name);
  const publisher = await newAdministrator('Christopher Montgomery-Fairweather');
  await publisher.publish(described('What is live'));
  await colleague.saveDraft(described('The draft'));
  const places = () =>
    cards(page)
      .or(page.getByRole('heading'))
      .evaluateAll((each) => each.map((one) => JSON.stringify(one.getBoundingClientRect())));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { seen, release } = await hold(page, editorCalls.entries);
    await open(page, '/admin');
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    // A font that loads later would move the cards as well.
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    release();
    await expect(card(page)).toContainText(`by ${name}`);
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const publication = card(page).getByText(/^Published/);
    const isWhole = (line: Element) =>
      line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight;
    expect(await publication.evaluate(isWhole)).toBe(true);
    await colleague.sayTyping();
    await expect(async () => {
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      await expect(card(page)).toContainText(`${name} is editing`, { timeout: 1000 });
    }).toPass();
    expect(await places()).toEqual(before);
    await page.unrouteAll();
  }
});
