import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figuresIn, renderRoute, sectionOf } from '@/../tests/render-route';

type Main = Awaited<ReturnType<typeof renderRoute>>['main'];

const figures = [
  '15+ Years of Excellence',
  '500+ Happy Clients',
  '50+ Countries Reached',
  '98% Client Satisfaction',
  '1000+ Products Distributed',
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

function section(main: Main, heading: string): HTMLElement {
  return sectionOf(main.getByRole('heading', { level: 2, name: heading }));
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

const hrefsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

function entriesOf(main: Main, heading: string) {
  return textsOf(within(section(main, heading)).getAllByRole('heading', { level: 3 }));
}

function itemsOf(main: Main, heading: string) {
  return textsOf(within(section(main, heading)).getAllByRole('listitem'));
}

test('About has all of its parts, in order, and sums up other pages', async () => {
  const { main } = await renderRoute('/about');
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
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
  expect(entriesOf(main, 'Vision and Mission')).toEqual(['Our Vision', 'Our Mission']);
  expect(itemsOf(main, 'Core Values')).toEqual(values);
  expect(itemsOf(main, 'Why Choose Us')).toHaveLength(3);
  expect(entriesOf(main, 'Competitive Advantages')).toHaveLength(3);
  expect(screen.getByRole('main')).toHaveTextContent('2015');
  const closing = section(main, 'Let us quote for your next order');
  expect(hrefsOf(closing)).toEqual(['/contact', '/services']);

  const goals = itemsOf(main, 'Strategic Goals');
  for (const [heading, page] of [
    ['Vision and Mission', '/vision-mission'],
    ['Strategic Goals', '/vision-mission'],
    ['Core Values', '/core-values'],
    ['Why Choose Us', '/why-choose-us'],
  ] as const) {
    expect(hrefsOf(section(main, heading))).toEqual([page]);
  }
  cleanup();
  const full = await renderRoute('/vision-mission');
  expect(goals).toHaveLength(6);
  expect(entriesOf(full.main, 'Strategic Goals')).toEqual(goals);
});

test('Vision & Mission states both, six goals and the commitment', async () => {
  const { main } = await renderRoute('/vision-mission');
  for (const heading of ['Our Vision', 'Our Mission', 'Our Commitment']) {
    const { textContent } = section(main, heading);
    expect(textContent?.length).toBeGreaterThan(heading.length + 60);
  }
  expect(entriesOf(main, 'Strategic Goals')).toHaveLength(6);
  expect(main.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
});

test('Core Values explains each of the eight', async () => {
  const { main } = await renderRoute('/core-values');
  for (const value of values) {
    const entry = main.getByRole('heading', { level: 2, name: value }).closest('li');
    if (!entry) throw new Error(`${value} is no entry of a list`);
    const [description, details] = within(entry).getAllByRole('paragraph');
    expect(description?.textContent).not.toBe('');
    expect(details?.textContent?.length).toBeGreaterThan(60);
  }
  expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services');
  expect(main.getByRole('link', { name: 'Why Choose Us' })).toHaveAttribute(
    'href',
    '/why-choose-us',
  );
});

test('Services describes three services with their features and four reasons', async () => {
  const { main } = await renderRoute('/services');
  for (const service of [
    'Global Import & Distribution',
    'Supply Chain Management',
    'Market Expansion Support',
  ]) {
    const entry = main.getByRole('heading', { level: 2, name: service }).closest('li');
    if (!entry) throw new Error(`${service} is no entry of a list`);
    expect(within(entry).getAllByRole('listitem').length).toBeGreaterThan(2);
  }
  expect(entriesOf(main, 'Why choose our services')).toHaveLength(4);
  const link = main.getByRole('link', { name: 'Contact Us Today' });
  expect(link).toHaveAttribute('href', '/contact');
});

test('Why Choose Us has reasons, advantages, the track record and quotes without names', async () => {
  const { main } = await renderRoute('/why-choose-us');
  expect(entriesOf(main, 'Three reasons buyers give')).toHaveLength(3);
  expect(entriesOf(main, 'Six advantages in daily business')).toHaveLength(6);
  expect(figuresIn(section(main, 'Our track record'))).toEqual(figures);
  const quotes = within(section(main, 'What clients say')).getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    expect(within(quote).getByRole('blockquote')).toHaveTextContent(/^“.+”$/);
    expect(quote.querySelector('figcaption')).toHaveTextContent(/^[A-Z][a-z ]+, [a-z -]+$/);
  }
  const closing = section(main, 'Put us to the test with one order');
  expect(hrefsOf(closing)).toEqual(['/contact', '/products']);
});

test('Clients shows partners with their years, the kinds of client and success stories', async () => {
  const { main } = await renderRoute('/clients');
  expect(entriesOf(main, 'Featured partners')).toHaveLength(3);
  const since = within(section(main, 'Featured partners')).getAllByText(/^Partner since/);
  expect(textsOf(since)).toEqual([2016, 2017, 2018].map((year) => `Partner since ${year}`));
  expect(figuresIn(section(main, 'Who buys from us'))).toEqual([
    '50+ Retail Chains',
    '100+ Wholesalers',
    '75+ Hospitality',
    '150+ Corporate',
  ]);
  expect(entriesOf(main, 'Success stories')).toHaveLength(3);
  const impact = within(section(main, 'Success stories')).getAllByRole('definition');
  expect(textsOf(impact)).toEqual(['30%', '99%', '100%', '20%']);
  const link = main.getByRole('link', { name: 'Partner With Us' });
  expect(link).toHaveAttribute('href', '/contact');
});
