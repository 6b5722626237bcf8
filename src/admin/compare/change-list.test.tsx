import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Change, differences } from '@/admin/compare/differences';
import type { Field } from '@/content/fields/field';
import { ChangeList } from './change-list';

function show(...changes: Change[]) {
  render(<ChangeList changes={changes} />);
}

const who: Field = { kind: 'text', label: 'Who we are', limit: 1500, fields: new Map() };

function text(before: string, after: string): Change {
  return { field: who, path: 'whoWeAre', label: who.label, before, after };
}

function words() {
  return screen
    .getAllByRole('paragraph')
    .map((text) => text.textContent.replaceAll(/ +/g, ' ').trim());
}

test('a text is compared word by word, in words for who does not see it', () => {
  show(text('We sell good rice.', 'We sell fine rice.'));
  expect(words()).toEqual(['We sell removed: good added: fine rice.']);
  expect(screen.getByRole('deletion')).toHaveTextContent('good');
  expect(screen.getByRole('insertion')).toHaveTextContent('fine');
});

test('texts with no word in common are told as old and new, an empty one as empty', () => {
  show(text('', 'Rice'), { ...text('Rice', ''), path: 'ourStory' });
  expect(words()).toEqual(['Old', '(empty)', 'New', 'Rice', 'Old', 'Rice', 'New', '(empty)']);
});

test('line breaks are kept, and one that was added alone can be seen', () => {
  show(text('One two.\nThree.', 'One\ntwo.\nThree.'));
  expect(words()).toEqual(['One removed: ␣ added: ↵\ntwo.\nThree.']);
});

test('what happened to a list is told in sentences, under one heading', () => {
  const one = (text: string) => ({ whyContact: [{ id: text, text }] });
  show(...differences('contact', one('Old'), one('New')));
  const list = screen.getByRole('heading', { name: 'Why contact us' }).closest('li');
  expect(list).toHaveTextContent('Added “New” Removed “Old”');
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

test('a new order is told by the names, old and new', () => {
  const named = (...names: string[]) => ({ values: names.map((name) => ({ id: name, name })) });
  show(...differences('values', named('A', 'B', 'C'), named('C', 'B', 'A')));
  expect(words()).toEqual(['Order changed', 'Old', '1. A\n2. B\n3. C', 'New', '1. C\n2. B\n3. A']);
});

test('of a picture, both are shown with their descriptions', () => {
  const before = { kind: 'site', name: 'scenes/sacks', alt: 'Sacks of beans' };
  const path = `${'3f9a'.repeat(8)}.webp`;
  const after = { kind: 'uploaded', path, width: 800, height: 600, alt: '' };
  const slides = (picture: object) => ({ slides: [{ id: 'a', title: 'Rice', picture }] });
  show(...differences('hero', slides(before), slides(after)));
  screen.getByRole('heading', { name: 'Slides › Rice › Picture' });
  expect(words()).toEqual(['Old', 'Description: Sacks of beans', 'New']);
  const [one, other] = screen.getAllByRole('figure');
  expect(one).toHaveTextContent(/sacks/i);
  expect(other).toHaveTextContent('800 × 600');
});

test('a picture that was not there is said to be missing', () => {
  const dunes = { kind: 'site', name: 'scenes/dunes', alt: 'Dunes' };
  show(...differences('about', {}, { picture: dunes }));
  expect(words()).toEqual(['Old', 'New', 'Description: Dunes']);
  expect(screen.getByText('No picture yet')).toBeInTheDocument();
});

test('what is added is shown with its picture, its texts and its own lists', () => {
  const before = { services: [] };
  const figures = [{ id: 'f', figure: '30%', label: 'less waste' }];
  show(
    ...differences(
      'hero',
      { slides: [] },
      {
        slides: [
          {
            id: 'a',
            title: 'تمور Dates',
            subtitle: 'From Al Ain',
            buttonLabel: '',
            picture: { kind: 'site', name: 'hero/rice', alt: 'A scoop' },
          },
        ],
      },
    ),
    ...differences('clients', before, {
      stories: [{ id: 's', title: 'A shop', text: '', figures }],
    }),
  );
  const slide = within(screen.getByText(/^Added “تمور Dates”/));
  expect(slide.getByRole('figure')).toBeInTheDocument();
  expect(slide.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Subtitle',
    'Picture',
  ]);
  expect(slide.getByText('A scoop')).toBeInTheDocument();
  expect(slide.getByText('تمور Dates')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('30% · less waste')).toBeInTheDocument();
});

test('an added item that is one text is named by all of it, another has its fields below', () => {
  const text = 'We answer within a day, on weekends too, in Arabic, English, Hindi and Urdu';
  const picture = { kind: 'site', name: 'hero/rice', alt: 'A scoop' };
  const untitled = { slides: [{ id: 'a', title: '', subtitle: '', buttonLabel: '', picture }] };
  show(
    ...differences('contact', { whyContact: [] }, { whyContact: [{ id: 'a', text }] }),
    ...differences('hero', { slides: [] }, untitled),
  );
  expect(screen.getByText(`Added “${text}”`)).toBeInTheDocument();
  expect(screen.getByRole('figure')).toBeInTheDocument();
});

test('a text is read in its own direction, which the announcements do not decide', () => {
  show(text('أرز', 'أرز بسمتي'));
  expect(screen.getByRole('paragraph')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(/^ ?added:/)).toHaveAttribute('dir', 'ltr');
});
