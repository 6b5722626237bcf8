import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sectionLinks } from '@/admin/admin-links';
import type { SectionState } from '@/admin/data/overview';
import { SectionCard } from './section-card';

const published = { version: 4, at: '2026-03-12T14:05:00', by: 'Layla', misfits: [] };
const draft = { at: '2026-03-13T09:00:00', by: 'Layla' };

function chips(state: SectionState, keptHere: boolean) {
  const [link] = sectionLinks;
  if (!link) throw new Error('There is no section');
  render(<SectionCard {...link} state={state} loading={false} editing={[]} keptHere={keptHere} />, {
    wrapper: MemoryRouter,
  });
  const words =
    /^(Live|Not shown to visitors|Draft waiting|Never edited|Saved on this computer only)$/;
  return screen.getAllByText(words).map(({ textContent }) => textContent);
}

test.each<[SectionState, string]>([
  [{ published, draft: null }, 'Live'],
  [{ published, draft }, 'Draft waiting'],
])('what only this computer has stands beside what the server has', (state, stored) => {
  expect(chips(state, true)).toEqual([stored, 'Saved on this computer only']);
});

test('a section with unsaved text is not called never edited', () => {
  expect(chips({ published: null, draft: null }, true)).toEqual(['Saved on this computer only']);
});

test('without unsaved text the card does not speak of this computer', () => {
  expect(chips({ published: null, draft: null }, false)).toEqual(['Never edited']);
});

const misfits = [
  { name: 'slides.1.title', message: 'Keep the title to 60 characters.' },
  { name: 'slides.2.picture.name', message: 'Choose a picture.' },
];

test('what visitors do not see is never called live: the card says why, and what they see', () => {
  expect(chips({ published: { ...published, misfits }, draft: null }, false)).toEqual([
    'Not shown to visitors',
  ]);
  expect(screen.getByRole('article')).toHaveTextContent(
    'Slide 2 › Title: Keep the title to 60 characters. 1 more thing to fix. Visitors see the original text instead.',
  );
});

test('a draft that waits does not hide that visitors do not see what is published', () => {
  expect(chips({ published: { ...published, misfits }, draft }, false)).toEqual([
    'Not shown to visitors',
    'Draft waiting',
  ]);
});
