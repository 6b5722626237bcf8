import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeSection, groupOf } from '@/content/fields/field';
import { requiredText } from '@/content/fields/field-schemas';
import { pictureOf } from '@/content/fields/picture-schema';
import { heroSchema } from '@/content/sections/hero/schema';
import { textFields } from '@/preview/stega';
import { highlightedField } from './highlighted-field';

const picture = (alt: string) => ({ kind: 'site', name: 'hero/rice', alt });

const fields = describeSection(
  v.object({
    email: requiredText('E-mail address', 100),
    teaser: groupOf('Teaser', {
      heading: requiredText('Heading', 80),
      picture: pictureOf('Picture'),
    }),
    slides: heroSchema.entries.slides,
  }),
);

const content = {
  email: '',
  teaser: { heading: 'Heading', picture: picture('Shelves') },
  slides: [
    { id: 'a', title: 'Rice', subtitle: '', picture: picture('A scoop') },
    { id: 'b', title: '', subtitle: '', picture: picture('') },
  ],
};

function shown(name: string | null) {
  const index = highlightedField(fields, content, name);
  return index === null ? null : textFields(fields, content)[index]?.name;
}

test('a text is shown where it stands', () => {
  expect(shown('slides.0.title')).toBe('slides.0.title');
  expect(shown('teaser.heading')).toBe('teaser.heading');
});

test('a picture is shown by its description', () => {
  expect(shown('slides.0.picture')).toBe('slides.0.picture.alt');
  expect(shown('slides.0.picture.name')).toBe('slides.0.picture.alt');
});

test('what has no text of its own is shown by its item', () => {
  expect(shown('slides.0.subtitle')).toBe('slides.0.title');
  expect(shown('slides.0.icon')).toBe('slides.0.title');
});

test('an item without any text is not taken for its neighbour', () => {
  expect(shown('slides.1.title')).toBeNull();
  expect(shown('email')).toBeNull();
  expect(shown('slides.10.title')).toBeNull();
  expect(shown(null)).toBeNull();
});
