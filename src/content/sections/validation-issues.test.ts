import { expect, test } from 'vitest';
import { contentFormat } from '@/content/content-format';
import { heroSection } from '@/content/sections/hero/default-content';
import { validationIssues } from './validation-issues';

const [first, second] = heroSection.defaultContent.slides;

test('content of a newer format is for a newer build to judge', () => {
  expect(validationIssues('hero', {}, contentFormat + 1)).toEqual([]);
  expect(validationIssues('hero', {}, contentFormat)).toHaveLength(1);
  expect(validationIssues('hero', heroSection.defaultContent)).toEqual([]);
});

test('each field that does not fit is named once, in the order of the form', () => {
  const picture = { ...second?.picture, name: 'hero/renamed' };
  const slides = [
    { ...first, title: 'x'.repeat(61), subtitle: undefined },
    { ...second, picture, buttonLabel: '' },
  ];
  expect(validationIssues('hero', { slides })).toMatchObject([
    { name: 'slides.0.title', message: 'At most 60 characters: 1 too many.' },
    { name: 'slides.0.subtitle', message: 'It is missing.' },
    { name: 'slides.1.buttonLabel', message: 'Write a button label.' },
    { name: 'slides.1.picture.name', message: 'Choose a picture.' },
  ]);
});

test('an issue is known again by its key where its item was moved', () => {
  const faulty = { ...second, title: '' };
  const [before] = validationIssues('hero', { slides: [first, faulty] });
  const [after] = validationIssues('hero', { slides: [faulty, first] });
  expect([before?.name, after?.name]).toEqual(['slides.1.title', 'slides.0.title']);
  expect(before?.key).toBe(`slides.${second?.id}.title`);
  expect(after?.key).toBe(before?.key);
});

test('an item that is none is missing, and one without an id is mended by publishing', () => {
  const { id: _, ...withoutId } = { id: '', ...first };
  expect(validationIssues('hero', { slides: [null, withoutId] })).toMatchObject([
    { name: 'slides.0', message: 'It is missing.' },
    { name: 'slides.1.id', message: 'This item was damaged. Publishing mends it.' },
  ]);
});
