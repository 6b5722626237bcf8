import { expect, test } from 'vitest';
import type { SectionKey } from '@/content/sections/section';
import { pathOfInput } from './field-path';

test.each<[SectionKey, string, string]>([
  ['services', 'services.0.features.5.text', 'Service 1 › Feature 6 › Feature'],
  ['values', 'values', 'Values'],
  ['contact', 'phones.1', 'Second phone'],
  ['contact', 'phones', 'Phone numbers'],
  ['vision-mission', 'mission.summary', 'Our mission › Short text for the home page'],
  ['hero', 'slides.2.picture.alt', 'Slide 3 › Description of the picture'],
  ['hero', 'slides.2.picture.name', 'Slide 3 › Picture'],
  ['about', 'picture.alt', 'Description of the picture beside “Who we are”'],
])('in %s, the input %s is called %s', (section, name, label) => {
  expect(pathOfInput(section, name).label).toBe(label);
});

test('an input has the field that its name leads to', () => {
  const fieldOf = (section: SectionKey, name: string) => pathOfInput(section, name).field;
  expect(fieldOf('services', 'services.1.features.2.text')).toMatchObject({ limit: 100 });
  expect(fieldOf('contact', 'phones.1')).toMatchObject({ label: 'Second phone', limit: 30 });
  expect(fieldOf('contact', 'socialLinks.0.href')).toMatchObject({ kind: 'link', limit: 300 });
  expect(fieldOf('hero', 'slides')).toMatchObject({ kind: 'list', min: 1, max: 8 });
  const item = fieldOf('hero', 'slides.3');
  expect(item?.kind).toBe('group');
  expect([...(item?.fields.keys() ?? [])]).toEqual(['title', 'subtitle', 'buttonLabel', 'picture']);
});
