import { expect, test } from 'vitest';
import { sections } from '@/content/sections/sections';
import { readBackup, readSectionBackup } from './read-backup';

const fileOf = (value: unknown) => new Blob([JSON.stringify(value, null, 2)]);
const [hero, about] = sections;

const whole = Object.fromEntries(
  sections.map(({ key, defaultContent }) => [
    key,
    { version: 0, publishedAt: null, content: defaultContent },
  ]),
);

test.each(sections)('the backup of $key is known by its content', async (section) => {
  const { key, label, defaultContent } = section;
  expect(await readBackup(fileOf(defaultContent))).toEqual([
    { section: key, label, content: defaultContent },
  ]);
});

test('the download of the whole website has all sections', async () => {
  const found = await readBackup(fileOf(whole));
  expect(found.map(({ section }) => section)).toEqual(sections.map(({ key }) => key));
  expect(await readSectionBackup(fileOf(whole), 'about')).toEqual({
    section: 'about',
    label: 'About',
    content: about.defaultContent,
  });
});

test('a draft with an empty and a too long text is a backup like any other', async () => {
  const [slide] = hero.defaultContent.slides;
  const content = { slides: [{ ...slide, title: '', subtitle: 'x'.repeat(500) }] };
  expect(await readSectionBackup(fileOf(content), 'hero')).toMatchObject({ content });
});

test('what a section does not have is left out', async () => {
  const text = JSON.stringify(hero.defaultContent).replace('{', '{"__proto__":{"a":1},"b":2,');
  const { content } = await readSectionBackup(new Blob([text]), 'hero');
  expect(content).toEqual(hero.defaultContent);
});

test('a backup of another section is refused with its name', async () => {
  await expect(readSectionBackup(fileOf(about.defaultContent), 'hero')).rejects.toThrow(
    'This is a backup of About, not of Hero Section: open that section to upload it.',
  );
});

test.each([
  ['an empty file', new Blob([])],
  ['a picture', new Blob(['\x89PNG\r\n'])],
  ['a text', new Blob(['Dear reader'])],
  ['another JSON file', fileOf({ name: 'website', version: '1.0.0' })],
  ['a list', fileOf([hero.defaultContent])],
  ['nothing', fileOf(null)],
  ['a section with a number for a text', fileOf({ slides: [{ id: 'a', title: 7 }] })],
])('%s is no backup', async (_, file) => {
  await expect(readBackup(file)).rejects.toThrow('This file is not a backup of this website.');
});

test('a section of the whole website that cannot be read is named', async () => {
  const damaged = { ...whole, about: { content: { teaser: 'A text' } } };
  await expect(readBackup(fileOf(damaged))).rejects.toThrow(
    'What this file has for About was made with another version of this website and cannot be read.',
  );
});

test('a file over 3 MB is not read, and a section of 200 kB is refused', async () => {
  const megabytes = (count: number) => new Blob(['x'.repeat(count * 1024 * 1024)]);
  await expect(readBackup(megabytes(3.01))).rejects.toThrow(
    'This file is 3.1 MB. Choose a backup under 3 MB.',
  );
  await expect(readBackup(megabytes(3))).rejects.toThrow('not a backup');
  const long = { ...about.defaultContent, ourStory: 'ن'.repeat(100_000) };
  await expect(readBackup(fileOf(long))).rejects.toThrow(
    'What this file has for About is longer than a section may be: 200 kB.',
  );
});
