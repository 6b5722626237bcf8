import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figuresIn, renderRoute, sectionOf } from '@/../tests/render-route';

const figures = [
  '15+ Years of Excellence',
  '500+ Happy Clients',
  '50+ Countries Reached',
  '98% Client Satisfaction',
  '1000+ Products Distributed',
];

const services = [
  'Global Import & Distribution',
  'Supply Chain Management',
  'Market Expansion Support',
];

const values = [
  'Integrity',
  'Excellence',
  'Innovation',
  'Client-Centric',
  'Passion',
  'Reliability',
  'Agility',
  'Global Perspective',
];

async function openPage(path: string) {
  const { main } = await renderRoute(path);
  const section = (heading: string) =>
    sectionOf(main.getByRole('heading', { level: 2, name: heading }));
  const texts = (heading: string, role: string) =>
    within(section(heading))
      .queryAllByRole(role, role === 'heading' ? { level: 3 } : {})
      .map(({ textContent }) => textContent);
  const hrefs = (heading: string) =>
    within(section(heading))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  /** The entry of a list that has this heading. */
  const entry = (heading: string) => {
    const item = main.getByRole('heading', { level: 2, name: heading }).closest('li');
    if (!item) throw new Error(`“${heading}” stands in no list`);
    return within(item);
  };
  const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  return { main, section, texts, hrefs, entry, hrefOf };
}

test('About has all of its parts, in order, and sums up other pages', async () => {
  const { main, texts, hrefs } = await openPage('/about');
  expect(main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Who We Are',
    'Our Story',
    'Vision and Mission',
    'Strategic Goals',
    'Core Values',
    'Why Choose Us',
    'Competitive Advantages',
    'Let us quote for your next order',
  ]);
  expect(figuresIn(main.getByRole('region', { name: 'In figures' }))).toEqual(figures);
  expect(texts('Vision and Mission', 'heading')).toEqual(['Our Vision', 'Our Mission']);
  expect(texts('Strategic Goals', 'listitem')).toHaveLength(6);
  expect(texts('Core Values', 'listitem')).toEqual(values);
  expect(texts('Why Choose Us', 'listitem')).toHaveLength(3);
  expect(texts('Competitive Advantages', 'heading')).toHaveLength(3);
  expect(screen.getByRole('main')).toHaveTextContent('2015');
  expect(hrefs('Let us quote for your next order')).toEqual(['/contact', '/services']);
  expect(hrefs('Vision and Mission')).toEqual(['/vision-mission']);
  expect(hrefs('Strategic Goals')).toEqual(['/vision-mission']);
  expect(hrefs('Core Values')).toEqual(['/core-values']);
  expect(hrefs('Why Choose Us')).toEqual(['/why-choose-us']);
});

test('Vision & Mission states both, six goals and the commitment', async () => {
  const { section, texts, hrefOf } = await openPage('/vision-mission');
  for (const heading of ['Our Vision', 'Our Mission', 'Our Commitment'])
    expect(section(heading).textContent?.length).toBeGreaterThan(heading.length + 60);
  expect(texts('Strategic Goals', 'heading')).toHaveLength(6);
  expect(hrefOf('Get in Touch')).toBe('/contact');
});

test('Core Values explains each of the eight', async () => {
  const { entry, hrefOf } = await openPage('/core-values');
  for (const value of values) {
    const [description, details] = entry(value).getAllByRole('paragraph');
    expect(description?.textContent).not.toBe('');
    expect(details?.textContent?.length).toBeGreaterThan(60);
  }
  expect(hrefOf('Our Services')).toBe('/services');
  expect(hrefOf('Why Choose Us')).toBe('/why-choose-us');
});

test('Services describes three services with their features and four reasons', async () => {
  const { entry, texts, hrefOf } = await openPage('/services');
  for (const service of services)
    expect(entry(service).getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(texts('Why choose our services', 'heading')).toHaveLength(4);
  expect(hrefOf('Contact Us Today')).toBe('/contact');
});

test('Why Choose Us has reasons, advantages, the track record and quotes without names', async () => {
  const { section, texts, hrefs } = await openPage('/why-choose-us');
  expect(texts('Three reasons buyers give', 'heading')).toHaveLength(3);
  expect(texts('Six advantages in daily business', 'heading')).toHaveLength(6);
  expect(figuresIn(section('Our track record'))).toEqual(figures);
  const quote = expect.stringMatching(/^“.+”[A-Z][a-z ]+, [a-z -]+$/);
  expect(texts('What clients say', 'figure')).toEqual([quote, quote, quote]);
  expect(hrefs('Put us to the test with one order')).toEqual(['/contact', '/products']);
});

test('Clients shows partners with their years, the kinds of client and success stories', async () => {
  const { section, texts, hrefOf } = await openPage('/clients');
  expect(texts('Featured partners', 'heading')).toHaveLength(3);
  const since = within(section('Featured partners')).getAllByText(/^Partner since/);
  expect(since.map(({ textContent }) => textContent)).toEqual(
    [2016, 2017, 2018].map((year) => `Partner since ${year}`),
  );
  expect(figuresIn(section('Who buys from us'))).toEqual([
    '50+ Retail Chains',
    '100+ Wholesalers',
    '75+ Hospitality',
    '150+ Corporate',
  ]);
  expect(texts('Success stories', 'heading')).toHaveLength(3);
  expect(texts('Success stories', 'definition')).toEqual(['30%', '99%', '100%', '20%']);
  expect(hrefOf('Partner With Us')).toBe('/contact');
});

test('Contact has the details, four reasons, the office, the place of the map and a closing banner', async () => {
  const { section, texts, hrefs, hrefOf } = await openPage('/contact');
  expect(texts('Contact Information', 'listitem')).toEqual([
    'Emailinfo@saffrongate.example',
    'Phone+971 4 000 0000+971 50 000 0000',
    'AddressWarehouse, Al Qusais Industrial Area, Dubai, UAE',
    'Business HoursSunday - Thursday, 9:00 AM - 6:00 PM',
  ]);
  expect(hrefs('Contact Information')).toEqual([
    'mailto:info@saffrongate.example',
    'tel:+97140000000',
  ]);
  expect(hrefOf('View Our Products')).toBe('/products');
  expect(screen.getByRole('heading', { name: 'Why Contact Us' }).parentElement).toHaveTextContent(
    'Quick response within 24 hoursFree consultation and quotesTailored solutionsExpert guidance',
  );
  const office = section('Visit Our Office');
  expect(office).toHaveTextContent('Al Qusais Industrial Area, Dubai, UAE');
  expect(office).toHaveTextContent('Map integration coming soon');
  const banner = screen.getByRole('heading', { name: "Let's Build Something Great Together" });
  expect(banner).toBeInTheDocument();
});
