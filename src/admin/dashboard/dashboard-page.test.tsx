import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasScreen } from '@/../tests/render-route';
import { noRowsWithoutRole, signedInAs } from '@/../tests/signed-in';
import { adminLinks } from '@/admin/admin-links';
import { type Overview, overviewQuery } from '@/admin/data/overview';
import { newBackupKey, writeLocalBackup } from '@/admin/saving/local-backups';
import { AuthProvider } from '@/auth/auth-context';
import { formContent } from '@/content/sections/form-content';
import { sections } from '@/content/sections/sections';
import { DashboardPage } from './dashboard-page';

const links = sections.map(({ key, label }) => [label, `/admin/${key}`]);

const at = '2026-03-12T14:05:00';
const section = 'hero' as const;
const contents = { content: {}, visibleContent: {} };
const published = { section, id: 4, ...contents, at, by: '<b>Amna</b>', issues: [] };
const draft = { section, content: {}, at: '2026-03-13T09:00:00', by: 'Layla' };
const issues = [
  { name: 'values.1.name', key: 'a', message: 'At most 40 characters.' },
  { name: 'values.2.name', key: 'b', message: 'Write a name.' },
];

const content = {};
const overview: Overview = {
  states: {
    hero: { published, draft: null, content },
    about: { published, draft, content },
    'vision-mission': { published: null, draft: null, content },
    values: { published: { ...published, issues }, draft: null, content },
    services: { published: null, draft, content: formContent('services', {}) },
    clients: {
      published: {
        ...published,
        issues: [{ name: 'partners.2.since', key: 'c', message: 'Write a year.' }],
      },
      draft,
      content,
    },
    contact: { published, draft: null, content },
  },
  recent: [
    { id: 9, section: 'values', at, by: 'Badr' },
    { id: 7, section: 'hero', at, by: 'Layla' },
  ],
};

/** Answers by part of the URL. Other requests stay pending. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  answers = {};
  signedInAs('amna@example.com', 'admin');
  vi.mocked(fetch).mockImplementation((request) => {
    const part = Object.keys(answers).find((each) => String(request).includes(each));
    return part ? Promise.resolve(answers[part]?.() ?? Response.error()) : new Promise(() => {});
  });
});

afterEach(() => localStorage.clear());

function show(known?: Overview) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(overviewQuery.queryKey, known);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <main id="main" tabIndex={-1}>
          <DashboardPage />
        </main>
      </AuthProvider>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  return { client, unmount };
}

const texts = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

function expectCards() {
  const cards = screen.getAllByRole('article').map((each) => {
    const link = within(each).getByRole('link');
    const [text, contents] = within(each).getAllByRole('paragraph');
    expect(contents).not.toBeEmptyDOMElement();
    return [link.textContent, link.getAttribute('href'), text?.textContent];
  });
  expect(cards).toEqual(links.map(([label, to]) => [label, to, `Click to manage ${label}`]));
}

test('sidebar and dashboard lead to each section, before anything is known', () => {
  const inSidebar = adminLinks.map(({ label, to }) => [label, to]);
  expect(inSidebar).toEqual([['Dashboard', '/admin'], ...links]);
  for (const { to } of adminLinks) expect(hasScreen(to)).toBe(true);
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
  expect(screen.getByText('Manage your website content from here')).toBeInTheDocument();
  expectCards();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('Original text')).not.toBeInTheDocument();
});

test('each card says where its section stands, since when, why visitors do not see it, and what only this computer has', async () => {
  const backup = { content: {}, base: {}, parent: null, lost: [], at: 0 };
  for (const section of ['vision-mission', 'services'] as const)
    writeLocalBackup(newBackupKey('id-of-amna@example.com', section), backup);
  show(overview);
  expectCards();
  await screen.findByText('Saved on this computer only');
  const published = 'Published 12 Mar 2026 by <b>Amna</b>';
  const saved = 'Saved 13 Mar 2026 by Layla';
  const hidden = 'Not shown to visitors';
  const earlier = 'Visitors see an earlier text.';
  const states = screen.getAllByRole('article').map((card) => card.lastElementChild?.textContent);
  expect(states).toEqual([
    `On the website${published}`,
    `Draft waiting${saved}${published}`,
    'Original textSaved on this computer onlyNothing has been published yet.',
    `${hidden}Value 2 › Name: At most 40 characters. 1 more thing to fix. ${earlier}`,
    `Draft waiting${saved}`,
    `${hidden}Draft waiting${saved}Partner 3 › Partner since (year): Write a year. ${earlier}`,
    `On the website${published}`,
  ]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  for (const name of screen.getAllByText('Layla')) expect(name).toHaveAttribute('translate', 'no');
});

test('a card names who else is editing its section', async () => {
  const typist = (section: string, by: string) => ({ section, by, byId: `id-of-${by}` });
  const amna = typist('hero', 'amna@example.com');
  const both = [typist('about', 'Badr'), typist('about', 'Layla')];
  answers.section_presence = () =>
    Response.json([
      amna,
      { ...amna, section: 'about' },
      ...both,
      ...both,
      typist('values', 'Layla'),
    ]);
  show(overview);
  await screen.findByText('are editing');
  await waitFor(() => expect(texts()[0]).not.toContain('editing'));
  expect(texts()[1]).toMatch(/Badr and Layla are editing/);
  expect(texts()[3]).toMatch(/Layla is editing/);
});

test('the last changes are listed, and each leads to its section', () => {
  show(overview);
  const list = within(screen.getByRole('region', { name: 'Recent changes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Core Values published by Badr\u00a0· 12 Mar 2026, 14:05',
    'Hero Section published by Layla\u00a0· 12 Mar 2026, 14:05',
  ]);
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/values', '/admin/hero']);
});

const build = (entries: object) => () => Response.json({ builtAt: at, entries });

test.each([
  [
    build({ hero: 4, about: 3 }),
    [
      'About and Contact Info: search engines and link previews may show the old text until the pages are built again, usually by tomorrow (whoever looks after the website can do it now).',
    ],
  ],
  [build({ hero: 4, about: 4, contact: 4 }), []],
  [() => new Response('', { status: 404 }), []],
  [() => new Response('<!doctype html>'), []],
  [() => Response.json({ builtAt: at }), []],
])(
  'sections that are newer than the build are named, where a build says what it holds (%#)',
  async (answer, sentences) => {
    answers['/build.json'] = answer;
    const { client } = show(overview);
    await waitFor(() => {
      expect(client.isFetching({ queryKey: ['last-build'] })).toBe(0);
      const said = screen.queryAllByText(/may show the old text/);
      expect(said.map(({ textContent }) => textContent)).toEqual(sentences);
    });
  },
);

test('a failure is said, the cards stay, and it can be tried again', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load the sections. The public site is not affected.');
  expectCards();
  expect(screen.queryByRole('heading', { name: 'Recent changes' })).not.toBeInTheDocument();

  // Whoever has lost the role gets no rows, which does not mean that nothing was published.
  vi.mocked(fetch).mockImplementation(noRowsWithoutRole);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alert).toHaveTextContent('You are no longer an administrator.'));
  expect(screen.queryByText('Original text')).not.toBeInTheDocument();

  vi.mocked(fetch).mockImplementation(async (request) =>
    Response.json(String(request).includes('/rpc/administrators') ? [{ account: '1' }] : []),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Original text')).toHaveLength(7);
  screen.getByText(/^Nothing has been published yet\. Whatever/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what is published can be downloaded once it is known', () => {
  const button = () => screen.getByRole('button', { name: 'Download all published texts' });
  const { unmount } = show();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  unmount();
  show(overview);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});
