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
