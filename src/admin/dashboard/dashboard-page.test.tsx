import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasScreen } from '@/../tests/render-route';
import { noRowsWithoutRole } from '@/../tests/signed-in';
import { adminLinks } from '@/admin/admin-links';
import { type Overview, overviewQuery } from '@/admin/data/overview';
import { AuthProvider } from '@/auth/auth-context';
import { DashboardPage } from './dashboard-page';

const sections = [
  ['Hero Section', '/admin/hero'],
  ['About', '/admin/about'],
  ['Vision & Mission', '/admin/vision-mission'],
  ['Core Values', '/admin/values'],
  ['Services', '/admin/services'],
  ['Clients', '/admin/clients'],
  ['Contact Info', '/admin/contact'],
] as const;

const untouched = { published: null, draft: null };
const published = {
  id: 4,
  visibleContent: {},
  at: '2026-03-12T14:05:00',
  by: 'Demo Administrator',
  issues: [],
};
const change = { at: published.at, by: published.by };
const draft = { at: '2026-03-13T09:00:00', by: 'Layla' };

const overview: Overview = {
  states: {
    hero: { published, draft: null },
    about: { published, draft },
    'vision-mission': untouched,
    values: { published: null, draft },
    services: { published: { ...published, by: '<b>Amna</b>' }, draft: null },
    clients: untouched,
    contact: untouched,
  },
  recent: [
    { id: 9, section: 'values', ...change },
    { id: 7, section: 'hero', ...change },
    { id: 4, section: 'hero', ...change, by: 'Layla' },
  ],
};

beforeEach(() => {
  // By default, requests stay pending.
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});

function show(known?: Overview) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(overviewQuery.queryKey, known);
  render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <main id="main" tabIndex={-1}>
          <DashboardPage />
        </main>
      </AuthProvider>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
}

function card(label: string) {
  return screen
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('heading', { name: label }));
}

function expectCards() {
  const cards = screen.getAllByRole('article').map((each) => {
    const link = within(each).getByRole('link');
    const [text, contents] = within(each).getAllByRole('paragraph');
    expect(contents).not.toBeEmptyDOMElement();
    return [link.textContent, link.getAttribute('href'), text?.textContent];
  });
  expect(cards).toEqual(sections.map(([label, to]) => [label, to, `Click to manage ${label}`]));
}

test('the sidebar names the dashboard and the seven sections', () => {
  expect(adminLinks.map(({ label, to }) => [label, to])).toEqual([
    ['Dashboard', '/admin'],
    ...sections,
  ]);
  for (const { to } of adminLinks) expect(hasScreen(to)).toBe(true);
});

test('the dashboard has a card for each section, which leads to it, before anything is known', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
  expect(screen.getByText('Manage your website content from here')).toBeInTheDocument();
  expectCards();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('Original text')).not.toBeInTheDocument();
});

test('each card says where its section stands, and since when', () => {
  show(overview);
  expectCards();
  expect(card('Hero Section')).toHaveTextContent(
    /On the website ?Published 12 Mar 2026 by Demo Administrator$/,
  );
  expect(card('About')).toHaveTextContent(
    /Draft waiting ?Saved 13 Mar 2026 by Layla ?Published 12 Mar 2026 by Demo Administrator$/,
  );
  expect(card('Core Values')).toHaveTextContent(/Draft waiting ?Saved 13 Mar 2026 by Layla$/);
  expect(card('Services')).toHaveTextContent(
    /On the website ?Published 12 Mar 2026 by <b>Amna<\/b>$/,
  );
  expect(card('Clients')).toHaveTextContent(/Original text ?Nothing has been published yet\.$/);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a card names who is editing its section', async () => {
  vi.mocked(fetch).mockImplementation((request) =>
    String(request).includes('section_presence')
      ? Promise.resolve(
          Response.json([
            { section: 'about', tab: 'hers', by: 'Layla', byId: 'layla' },
            { section: 'about', tab: 'her other one', by: 'Layla', byId: 'layla' },
          ]),
        )
      : new Promise(() => {}),
  );
  show(overview);
  expect(await screen.findByText('is editing')).toBeInTheDocument();
  expect(card('About')).toHaveTextContent(/Layla ?is editing ?Draft waiting/);
  expect(card('Hero Section')).not.toHaveTextContent('editing');
});

test('the last changes are listed, and each leads to its section', () => {
  show(overview);
  const list = within(screen.getByRole('region', { name: 'Recent changes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Core Values published by Demo Administrator\u00a0· 12 Mar 2026, 14:05',
    'Hero Section published by Demo Administrator\u00a0· 12 Mar 2026, 14:05',
    'Hero Section published by Layla\u00a0· 12 Mar 2026, 14:05',
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/values',
    '/admin/hero',
    '/admin/hero',
  ]);
});

test('before the first publication, there is a sentence instead', () => {
  show({ ...overview, recent: [] });
  expect(screen.getByText(/^Nothing has been published yet\. Whatever/)).toBeInTheDocument();
});

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
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a download that fails says so and can be tried again', async () => {
  show(overview);
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Download all published texts' }));
  const sentence = await screen.findByText(/^The texts could not be downloaded\./);
  expect(sentence).toHaveTextContent('Check your connection');
  expect(screen.getByRole('button', { name: 'Download all published texts' })).toHaveFocus();
});
