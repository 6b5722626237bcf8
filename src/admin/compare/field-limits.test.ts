import * as v from 'valibot';
import { expect, test } from 'vitest';
import { aboutSchema } from '@/content/sections/about/schema';
import { clientsSchema } from '@/content/sections/clients/schema';
import { contactSchema } from '@/content/sections/contact/schema';
import { heroSchema } from '@/content/sections/hero/schema';
import { servicesSchema } from '@/content/sections/services/schema';
import { valuesSchema } from '@/content/sections/values/schema';
import { listLimits, textLimit } from './field-limits';

test('the limit of a text is the one of its schema', () => {
  expect(textLimit(heroSchema, 'slides.0.title')).toBe(60);
  expect(textLimit(heroSchema, 'slides.11.buttonLabel')).toBe(30);
  expect(textLimit(aboutSchema, 'whoWeAre')).toBe(1500);
  expect(textLimit(aboutSchema, 'teaser.heading')).toBe(80);
  expect(textLimit(servicesSchema, 'services.1.features.2.text')).toBe(100);
});

test('checks around a text or a list do not hide its limit', () => {
  expect(textLimit(aboutSchema, 'stats.0.figure')).toBe(8);
  expect(textLimit(contactSchema, 'phones.1')).toBe(30);
  expect(textLimit(contactSchema, 'socialLinks.0.href')).toBe(300);
  expect(textLimit(valuesSchema, 'values.0.details')).toBe(400);
});

test('the description of a picture has its limit, whichever kind the picture is', () => {
  expect(textLimit(heroSchema, 'slides.0.picture.alt')).toBe(160);
  expect(textLimit(aboutSchema, 'picture.alt')).toBe(160);
});

test('a field that only one kind of a variant has is found', () => {
  const schema = v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('note'), note: v.pipe(v.string(), v.maxLength(20)) }),
  ]);
  expect(textLimit(schema, 'note')).toBe(20);
});

test('what is no text has no limit of characters', () => {
  for (const name of ['slides', 'slides.0', 'slides.0.picture', 'slides.title', 'nothing', '']) {
    expect(textLimit(heroSchema, name)).toBeUndefined();
  }
  expect(textLimit(valuesSchema, 'values.0.icon')).toBeUndefined();
  expect(textLimit(valuesSchema, 'values.0.icon.length')).toBeUndefined();
  expect(textLimit(valuesSchema, 'values.0.constructor')).toBeUndefined();
});

test('the limits of a list are those of its schema', () => {
  expect(listLimits(heroSchema, 'slides')).toEqual({ min: 1, max: 8 });
  expect(listLimits(valuesSchema, 'values')).toEqual({ min: 4, max: 8 });
  expect(listLimits(contactSchema, 'socialLinks')).toEqual({ min: 0, max: 4 });
  expect(listLimits(clientsSchema, 'stories.0.figures')).toEqual({ min: 1, max: 2 });
});

test('what is no list takes any number', () => {
  const any = { min: 0, max: Number.POSITIVE_INFINITY };
  expect(listLimits(heroSchema, 'slides.0.title')).toEqual(any);
  expect(listLimits(heroSchema, 'nothing')).toEqual(any);
});
