import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sectionLinks } from '@/admin/admin-links';
import type { SectionState } from '@/admin/data/overview';
import { SectionCard } from './section-card';

const published = { version: 4, at: '2026-03-12T14:05:00', by: 'Layla' };
const draft = { at: '2026-03-13T09:00:00', by: 'Layla' };

function chips(state: SectionState, keptHere: boolean) {
  const [link] = sectionLinks;
  if (!link) throw new Error('There is no section');
  render(<SectionCard {...link} state={state} loading={false} keptHere={keptHere} />, {
    wrapper: MemoryRouter,
  });
  const words = /^(Live|Draft waiting|Never edited|Saved on this computer only)$/;
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
