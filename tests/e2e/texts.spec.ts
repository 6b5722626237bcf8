import type { Page } from '@playwright/test';
import { open } from './support/pages';
import { expect, test } from './support/test';

const eightValues = [
  'Integrity',
  'Excellence',
  'Innovation',
  'Client-Centric',
  'Passion',
  'Reliability',
  'Agility',
  'Global Perspective',
];

const figures = {
  'Years of Excellence': '15+',
  'Happy Clients': '500+',
  'Countries Reached': '50+',
  'Client Satisfaction': '98%',
  'Products Distributed': '1000+',
};

/** The band of the page whose heading this is. */
function section(page: Page, heading: string) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
}

function cardHeadings(page: Page, heading: string) {
  return section(page, heading).getByRole('heading', { level: 3 });
}

test('About has every section of the specification', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Who We Are',
    'Our Story',
    'Vision and Mission',
    'Strategic Goals',
    'Core Values',
    'Why Choose Us',
    'Competitive Advantages',
    /\w/,
  ]);
  const stats = page.getByRole('region', { name: 'In figures' });
  await expect(stats.getByRole('term')).toHaveText(Object.keys(figures));
  await expect(stats.getByRole('definition')).toHaveText(Object.values(figures));
  await expect(cardHeadings(page, 'Vision and Mission')).toHaveText(['Our Vision', 'Our Mission']);
  await expect(cardHeadings(page, 'Strategic Goals')).toHaveCount(6);
  await expect(cardHeadings(page, 'Core Values')).toHaveText(eightValues);
  await expect(cardHeadings(page, 'Why Choose Us')).toHaveCount(3);
  await expect(cardHeadings(page, 'Competitive Advantages')).toHaveCount(6);
  await expect(page.getByRole('main')).toContainText('2015');
});

test('Vision & Mission has vision, mission, six goals and the commitment', async ({ page }) => {
  await open(page, '/vision-mission');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Vision',
    'Our Mission',
    'Strategic Goals',
    'Our Commitment',
  ]);
  await expect(cardHeadings(page, 'Strategic Goals')).toHaveCount(6);
});

test('About shows the same goals as Vision & Mission', async ({ page }) => {
  await open(page, '/vision-mission');
  const goals = await cardHeadings(page, 'Strategic Goals').allTextContents();
  await open(page, '/about');
  await expect(cardHeadings(page, 'Strategic Goals')).toHaveText(goals);
});

test('Core Values explains each of the eight', async ({ page }) => {
  await open(page, '/core-values');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText(
    eightValues,
  );
  for (const item of await main.getByRole('listitem').all()) {
    // A description and the details.
    await expect(item.getByRole('paragraph')).toHaveText([/\w+\.$/, /\w+\.$/]);
  }
});

test('Services has three services with features and four reasons', async ({ page }) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  const services = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(services.getByRole('heading')).toHaveText([
    'Global Import & Distribution',
    'Supply Chain Management',
    'Market Expansion Support',
  ]);
  for (const service of await services.all()) {
    expect(await service.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  }
  await expect(cardHeadings(page, 'Why choose our services')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Contact Us Today' })).toBeVisible();
});

test('Why Choose Us has reasons, advantages, figures and anonymous quotes', async ({ page }) => {
  await open(page, '/why-choose-us');
  await expect(cardHeadings(page, 'Three reasons buyers give')).toHaveCount(3);
  await expect(cardHeadings(page, 'Six advantages in daily business')).toHaveCount(6);
  const record = section(page, 'Our track record');
  await expect(record.getByRole('term')).toHaveText(Object.keys(figures));
  await expect(record.getByRole('definition')).toHaveText(Object.values(figures));
  const quotes = page.getByRole('figure');
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) {
    // A role and a trade, never a name.
    await expect(quote).toHaveText(/”(Procurement manager|Category buyer|Owner), [a-z ]+$/);
  }
});

test('Clients has partners, counts and success stories', async ({ page }) => {
  await open(page, '/clients');
  const partners = section(page, 'Featured partners').getByRole('listitem');
  await expect(partners).toHaveText([
    /retail.*Partner since 2016/,
    /retail.*Partner since 2017/,
    /retail.*Partner since 2018/,
  ]);
  const counts = section(page, 'Who buys from us');
  await expect(counts.getByRole('term')).toHaveText([
    'Retail Chains',
    'Wholesalers',
    'Hospitality',
    'Corporate',
  ]);
  await expect(counts.getByRole('definition')).toHaveText(['50+', '100+', '75+', '150+']);
  const stories = section(page, 'Success stories');
  await expect(stories.getByRole('listitem')).toHaveCount(3);
  await expect(stories.getByRole('definition')).toHaveText(['30%', '99%', '100%', '20%']);
});

test('Contact has form, information, reasons, office and closing banner', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Send Us a Message',
    'Why Contact Us',
    'Contact Information',
    'Visit Our Office',
    "Let's Build Something Great Together",
  ]);

  const cards = section(page, 'Contact Information').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const mail = cards.filter({ hasText: 'Email' }).getByRole('link');
  await expect(mail).toHaveAttribute('href', 'mailto:info@saffrongate.example');
  const phone = cards.filter({ hasText: 'Phone' });
  await expect(phone).toContainText('+971 50 000 0000');
  await expect(phone.getByRole('link')).toHaveText(['+971 4 000 0000']);
  await expect(phone.getByRole('link')).toHaveAttribute('href', 'tel:+97140000000');
  await expect(cards.filter({ hasText: 'Address' })).toContainText(
    'Warehouse, Al Qusais Industrial Area, Dubai, UAE',
  );
  await expect(cards.filter({ hasText: 'Business Hours' })).toContainText(
    'Sunday - Thursday, 9:00 AM - 6:00 PM',
  );

  await expect(section(page, 'Why Contact Us').getByRole('listitem')).toHaveText([
    /quick response within 24 hours/i,
    /free consultation and quotes/i,
    /tailored solutions/i,
    /expert guidance/i,
  ]);
  const office = section(page, 'Visit Our Office');
  await expect(office.getByText('Map integration coming soon', { exact: true })).toBeVisible();
  await expect(office).toContainText('Al Qusais Industrial Area, Dubai, UAE');
});

test('Products closes with the banner', async ({ page }) => {
  await open(page, '/products');
  const banner = section(page, 'Interested in Our Products?');
  await expect(banner.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
