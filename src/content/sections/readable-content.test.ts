import { expect, test } from 'vitest';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { unreadableReason } from './readable-content';

const slide = heroDefaultContent.slides[0];

test('an incomplete draft can be edited', () => {
  const slides = [{ ...slide, title: '', subtitle: 'x'.repeat(5000) }];
  expect(unreadableReason('hero', { slides })).toBeUndefined();
  expect(unreadableReason('hero', { slides: [] })).toBeUndefined();
  const unchosen = { kind: 'site', name: '', alt: '' };
  expect(unreadableReason('hero', { slides: [{ ...slide, picture: unchosen }] })).toBeUndefined();
  expect(
    unreadableReason('contact', { ...contactDefaultContent, email: 'nobody' }),
  ).toBeUndefined();
});

test.each([null, undefined, '', 'gone'])('a choice that is %j is a field to fill in', (chosen) => {
  const picture = { kind: 'site', name: chosen, alt: '' };
  expect(unreadableReason('hero', { slides: [{ ...slide, picture }] })).toBeUndefined();
  const values = valuesDefaultContent.values.map((value) => ({ ...value, icon: chosen }));
  expect(unreadableReason('values', { values })).toBeUndefined();
  const socialLinks = [{ id: 'one', network: chosen, href: '' }];
  expect(unreadableReason('contact', { ...contactDefaultContent, socialLinks })).toBeUndefined();
});

test.each<[string, unknown]>([
  ['a list that is a text', { slides: 'none' }],
  ['a missing list', {}],
  ['a slide without a title', { slides: [{ ...slide, title: undefined }] }],
  ['a picture that is none', { slides: [{ ...slide, picture: 'rice.jpg' }] }],
  ['nothing at all', null],
])('%s cannot, and the reason says where', (_, content) => {
  expect(unreadableReason('hero', content)).toMatch(/expected .+, found /);
});
