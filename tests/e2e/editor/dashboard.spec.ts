import type { Page } from '@playwright/test';
import { clientsDefaultContent } from '../../../src/content/sections/clients/default-content';
import { expectAccessible } from '../support/accessibility';
import { hold } from '../support/accounts';
import { downloadedText } from '../support/downloads';
import {
  editorCalls,
  expect,
  newAdministrator,
  publish,
  publishElsewhere,
  readStored,
  runSql,
  saveDraftElsewhere,
  status,
  test,
  typeElsewhere,
} from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'clients' });

const today = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
}).format(new Date());

function described(description: string) {
  const [first, ...others] = clientsDefaultContent.partners;
  return { ...clientsDefaultContent, partners: [{ ...first, description }, ...others] };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page) => cards(page).filter({ hasText: 'Click to manage Clients' });

async function goToDashboard(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
}

test('a section goes from the original text to a draft to the website, and its card goes along; the last ten publications are listed, and what is published can be downloaded, but no draft', async ({
  page,
  request,
  admin,
  section,
}) => {
  await page.clock.install();
  await open(page, '/admin');
  await expect(card(page)).toContainText('Original text');
  await expect(card(page)).toContainText('Nothing has been published yet.');
  await card(page).click();
  await page.getByText('UAE hypermarket group', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Kind of company' }).fill('Gulf hypermarket group');
  await page.getByRole('textbox', { name: 'Industry' }).fill('Hypermarkets');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await goToDashboard(page);
  await expect(card(page)).toContainText('Draft waiting');
  await expect(card(page)).toContainText(`Saved ${today} by Amal Haddad`);

  await card(page).click();
  await publish(page);
  const { published } = await readStored(request, admin, section);
  // A draft that equals the published content has nothing to publish.
  await saveDraftElsewhere(request, admin, section, published.content);
  await goToDashboard(page);
  await expect(card(page).getByText('On the website', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText(`Published ${today} by Amal Haddad`);
  const change = page
    .getByRole('region', { name: 'Recent changes' })
    .getByRole('listitem')
    .filter({ hasText: 'Clients' });
  await expect(change).toHaveText(
    new RegExp(`^Clients published by Amal Haddad\\s· ${today}, \\d\\d:\\d\\d$`),
  );
  await expectAccessible(page, 'the dashboard');

  await saveDraftElsewhere(request, admin, section, described('The draft'));
  await page.clock.fastForward(15_000);
  await expect(card(page)).toContainText('Draft waiting');
  await change.click();
  await expect(page).toHaveURL('/admin/clients');

  await runSql(
    request,
    `insert into public.section_entries (section, kind, content, format, write_id, author_name)
     select '${section}', 'published', '{}', 1, 'write ' || number, 'Noor ' || number
     from generate_series(1, 11) as number`,
  );
  await goToDashboard(page);
  const changes = page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem');
  await expect(changes).toHaveText(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
      (number) => new RegExp(`^Clients published by Noor ${number}\\s· `),
    ),
  );

  const { fileName, text } = await downloadedText(page, () =>
    page.getByRole('button', { name: 'Download all published texts' }).click(),
  );
  expect(fileName).toMatch(/^saffron-gate-texts-\d{4}-\d\d-\d\d\.txt$/);
  const parts = text.split('\n\n\n');
  expect(parts.map((part) => part.split('\n')[0])).toEqual([
    'HERO SECTION',
    'ABOUT',
    'VISION & MISSION',
    'CORE VALUES',
    'SERVICES',
    'CLIENTS',
    'CONTACT INFO',
  ]);
  expect(parts[0]).toMatch(/^HERO SECTION\nOriginal text\n\nSlides\nTitle: Spices\n/);
  expect(parts[5]).toMatch(/^CLIENTS\nPublished \d+ \w+ \d{4}, \d\d:\d\d\n/);
  expect(parts[5]).toContain(published.content.partners[0].description);
  expect(text).not.toContain('The draft');
});

test('nothing moves when the state of the sections arrives, nor when a long name is typing, neither on a wide screen nor on a phone', async ({
  page,
  request,
  section,
}) => {
  const name = 'Abdulrahman Muhammad Al Suwaidi al-Mansoori of Ras Al Khaimah';
  const colleague = await newAdministrator(request, name);
  const publisher = await newAdministrator(request, 'Christopher Montgomery-Fairweather');
  await publishElsewhere(request, publisher, section, described('What is live'));
  await saveDraftElsewhere(request, colleague, section, described('The draft'));
  const places = () =>
    cards(page)
      .or(page.getByRole('heading'))
      .evaluateAll((each) => each.map((one) => JSON.stringify(one.getBoundingClientRect())));
  for (const width of [1440, 820, 390]) {
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
    await typeElsewhere(request, colleague, section);
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
