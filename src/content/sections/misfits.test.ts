import { expect, test } from 'vitest';
import { contentFormat } from '@/content/content-format';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { misfits } from './misfits';

const [first, second] = heroDefaultContent.slides;

test('content that fits has no misfits', () => {
  expect(misfits('hero', heroDefaultContent)).toEqual([]);
});

test('content of a newer format is for a newer build to judge', () => {
  expect(misfits('hero', {}, contentFormat + 1)).toEqual([]);
  expect(misfits('hero', {}, contentFormat)).toHaveLength(1);
});

test('each field that does not fit is named once, in the order of the form', () => {
  const picture = { ...second?.picture, name: 'hero/renamed' };
  const slides = [
    { ...first, title: 'x'.repeat(61), subtitle: undefined },
    { ...second, picture, buttonLabel: '' },
  ];
  expect(misfits('hero', { slides })).toEqual([
    { name: 'slides.0.title', message: 'Keep the title to 60 characters.' },
    { name: 'slides.0.subtitle', message: 'It is missing.' },
    { name: 'slides.1.buttonLabel', message: 'Write a button label.' },
    { name: 'slides.1.picture.name', message: 'Choose a picture.' },
  ]);
});
