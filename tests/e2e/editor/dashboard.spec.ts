import type { Page } from '@playwright/test';
import { clientsSection } from '../../../src/content/sections/clients/default-content';
import { expectAccessible } from '../support/accessibility';
import { hold } from '../support/accounts';
import { downloadedText } from '../support/downloads';
import { editorCalls, expect, test } from '../support/editor';
import { open } from '../support/pages';

// What the cards say: src/admin/dashboard.

test.use({ section: 'clients' });

function described(description: string) {
  const [first, ...others] = clientsSection.defaultContent.partners;
  return { ...clientsSection.defaultContent, partners: [{ ...first, description }, ...others] };
}

async function places(page: Page) {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    found.push(
      ...(await page
        .getByRole('main')
        .locator('article, :is(h1, h2, h3)')
        .evaluateAll((each) => each.map((one) => JSON.stringify(one.getBoundingClientRect())))),
    );
  }
  return found;
}

test('a card goes along with its section, and nothing moves, however long the names; what is published can be downloaded, but no draft', async ({
  page,
  newAdministrator,
}) => {
  const name = 'Abdulrahman Muhammad Al Suwaidi al-Mansoori of Ras Al Khaimah';
  const colleague = await newAdministrator(name);
  const publisher = await newAdministrator('Christopher Montgomery-Fairweather');
  const card = page.getByRole('article').filter({ hasText: 'Click to manage Clients' });
  /** Retried, because a poll is skipped while an earlier one is open. */
  const expectRead = (text: string) =>
    expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(card).toContainText(text, { timeout: 1000 });
    }).toPass();
  await publisher.publish(described('What is live'));
  await page.clock.install();
  const { seen, release } = await hold(page, editorCalls.entries);
  await open(page, '/admin');
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  // A font that loads later would move the cards as well.
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  release();
  await expect(card).toContainText('On the website');
  await colleague.saveDraft(described('The draft'));
  await expectRead(`by ${name}`);
  expect(await places(page)).toEqual(before);
  const isWhole = (line: Element) =>
    line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight;
  expect(await card.getByText(/^Published/).evaluate(isWhole)).toBe(true);
  await colleague.sayTyping();
  await expectRead(`${name} is editing`);
  expect(await places(page)).toEqual(before);
  await expectAccessible(page, 'the dashboard');

  const { fileName, text } = await downloadedText(page, () =>
    page.getByRole('button', { name: 'Download all published texts' }).click(),
  );
  expect(fileName).toMatch(/^saffron-gate-texts-\d{4}-\d\d-\d\d\.txt$/);
  expect(text).toMatch(/^HERO SECTION\nOriginal text\n\nSlides\nTitle: Spices\n/);
  expect(text).toMatch(/\n\n\nCLIENTS\nPublished \d+ \w+ \d{4}, \d\d:\d\d\n.*What is live/s);
  expect(text).not.toContain('The draft');
});
