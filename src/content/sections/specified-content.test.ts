import { expect, test } from 'vitest';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { clientsDefaultContent } from '@/content/sections/clients/default-content';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { servicesDefaultContent } from '@/content/sections/services/default-content';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { visionMissionDefaultContent } from '@/content/sections/vision-mission/default-content';

// Names and figures of the specification: rewriting the default content must keep them.

const onHome = ({ onHome }: { onHome: boolean }) => onHome;

test('the carousel shows the five kinds of goods in order', () => {
  expect(heroDefaultContent.slides.map(({ title }) => title)).toEqual([
    'Spices',
    'Rice',
    'Dry Fruits',
    'Pulses',
    'Fruits & Vegetables',
  ]);
  for (const { subtitle, buttonLabel } of heroDefaultContent.slides) {
    expect(subtitle.length).toBeLessThanOrEqual(90);
    expect(buttonLabel).toBe('Explore Now');
  }
});

test('About has five figures, the first four of them on the home page', () => {
  const figures = aboutDefaultContent.stats.map(({ figure, label }) => `${figure} ${label}`);
  expect(figures).toEqual([
    '15+ Years of Excellence',
    '500+ Happy Clients',
    '50+ Countries Reached',
    '98% Client Satisfaction',
    '1000+ Products Distributed',
  ]);
  expect(aboutDefaultContent.stats.filter(onHome)).toEqual(aboutDefaultContent.stats.slice(0, 4));
  expect(aboutDefaultContent.ourStory).toContain('2015');
  expect(aboutDefaultContent.competitiveAdvantages).toHaveLength(3);
});

test('there are six strategic goals', () => {
  expect(visionMissionDefaultContent.goals).toHaveLength(6);
});

test('there are eight values, the first four of them on the home page', () => {
  expect(valuesDefaultContent.values.map(({ name }) => name)).toEqual([
    'Integrity',
    'Excellence',
    'Innovation',
    'Client-Centric',
    'Passion',
    'Reliability',
    'Agility',
    'Global Perspective',
  ]);
  expect(valuesDefaultContent.values.filter(onHome)).toEqual(
    valuesDefaultContent.values.slice(0, 4),
  );
});

test('there are three services and four reasons to choose them', () => {
  expect(servicesDefaultContent.services.map(({ name }) => name)).toEqual([
    'Global Import & Distribution',
    'Supply Chain Management',
    'Market Expansion Support',
  ]);
  expect(servicesDefaultContent.whyChoose).toHaveLength(4);
});

test('clients: partners by year, counts by kind, impact figures, three quotes', () => {
  expect(clientsDefaultContent.partners.map(({ since }) => since)).toEqual([
    '2016',
    '2017',
    '2018',
  ]);
  expect(clientsDefaultContent.diversity.map(({ figure, label }) => `${label} ${figure}`)).toEqual([
    'Retail Chains 50+',
    'Wholesalers 100+',
    'Hospitality 75+',
    'Corporate 150+',
  ]);
  expect(clientsDefaultContent.stories).toHaveLength(3);
  expect(
    clientsDefaultContent.stories.flatMap(({ figures }) => figures.map(({ figure }) => figure)),
  ).toEqual(['30%', '99%', '100%', '20%']);
  expect(clientsDefaultContent.quotes).toHaveLength(3);
});

test('contact details and the four reasons to get in touch', () => {
  expect(contactDefaultContent).toMatchObject({
    phones: ['+971 4 000 0000', '+971 50 000 0000'],
    whatsapp: '+971 50 000 0000',
    email: 'info@saffrongate.example',
    warehouseShort: 'Al Qusais, Dubai',
    warehouseAddress: 'Warehouse, Al Qusais Industrial Area, Dubai, UAE',
    businessHours: 'Sunday - Thursday, 9:00 AM - 6:00 PM',
  });
  expect(contactDefaultContent.whyContact.map(({ text }) => text)).toEqual([
    'Quick response within 24 hours',
    'Free consultation and quotes',
    'Tailored solutions',
    'Expert guidance',
  ]);
});
