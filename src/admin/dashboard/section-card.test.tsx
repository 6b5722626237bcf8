import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sectionLinks } from '@/admin/admin-links';
import type { SectionState } from '@/admin/data/overview';
import { presenceQuery } from '@/admin/data/presence';
import { SectionCard } from './section-card';

const published = { id: 4, visibleContent: {}, at: '2026-03-12T14:05:00', by: 'Layla', issues: [] };
const draft = { at: '2026-03-13T09:00:00', by: 'Layla' };

type Typing = readonly { tab: string; by: string; byId: string }[];

function chips(state: SectionState, hasLocalBackup = false, typing: Typing = []) {
  const [link] = sectionLinks;
  if (!link) throw new Error('There is no section');
  const client = new QueryClient();
  const rows = typing.map((typist) => ({ ...typist, section: link.section }));
  client.setQueryData(presenceQuery.queryKey, rows);
  render(
    <QueryClientProvider client={client}>
      <SectionCard
        {...link}
        state={state}
        loading={false}
        userId="amna"
        hasLocalBackup={hasLocalBackup}
      />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  const texts =
    /^(On the website|Not shown to visitors|Draft waiting|Original text|Saved on this computer only)$/;
  return screen.getAllByText(texts).map(({ textContent }) => textContent);
}

test.each<[SectionState, string]>([
  [{ published, draft: null }, 'On the website'],
  [{ published, draft }, 'Draft waiting'],
  [{ published: null, draft }, 'Draft waiting'],
  [{ published: null, draft: null }, 'Original text'],
])('what only this computer has stands beside what the server has', (state, stored) => {
  expect(chips(state)).toEqual([stored]);
  cleanup();
  expect(chips(state, true)).toEqual([stored, 'Saved on this computer only']);
});

const issues = [
  { name: 'slides.1.title', key: 'a', message: 'Keep the title to 60 characters.' },
  { name: 'slides.2.picture.name', key: 'b', message: 'Choose a picture.' },
];

test('what visitors do not see is not said to be on the website: the card says why', () => {
  expect(chips({ published: { ...published, issues }, draft: null })).toEqual([
    'Not shown to visitors',
  ]);
  expect(screen.getByRole('article')).toHaveTextContent(
    'Slide 2 › Title: Keep the title to 60 characters. 1 more thing to fix. Visitors see an earlier text.',
  );
});

test('a draft that waits does not hide that visitors do not see what is published', () => {
  expect(chips({ published: { ...published, issues }, draft })).toEqual([
    'Not shown to visitors',
    'Draft waiting',
  ]);
});

test.each<[string, Typing]>([
  ['Layla is editing', [{ tab: 'hers', by: 'Layla', byId: 'layla' }]],
  [
    'Badr and Layla are editing',
    [
      { tab: 'his', by: 'Badr', byId: 'badr' },
      { tab: 'hers', by: 'Layla', byId: 'layla' },
      { tab: 'her other one', by: 'Layla', byId: 'layla' },
      { tab: 'mine', by: 'Amna', byId: 'amna' },
    ],
  ],
])('the card says: %s', (sentence, typing) => {
  chips({ published, draft: null }, false, typing);
  expect(screen.getByRole('article')).toHaveTextContent(sentence);
});

test('what the user types, in this tab or another, is not news to them', () => {
  chips({ published, draft: null }, false, [{ tab: 'mine', by: 'Amna', byId: 'amna' }]);
  expect(screen.getByRole('article')).not.toHaveTextContent('editing');
});
