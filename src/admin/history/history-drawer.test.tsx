import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { noRowsWithoutRole } from '@/../tests/signed-in';
import { type Entry, type EntryKind, historyQuery, type Publication } from '@/admin/data/entries';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { HistoryDrawer } from './history-drawer';

function contentOf(id: number) {
  const [first, ...others] = valuesDefaultContent.values;
  return { values: [{ ...first, description: `As in entry ${id}` }, ...others] };
}

/** The time `count` minutes after 14:00 local time. */
const minute = (count: number) => new Date(2026, 2, 12, 14, 0, count * 60).toISOString();

type Line = [kind: EntryKind, by: string, time?: number];

/** Lines are oldest first, entries newest first; the ids count from 1. */
function entriesOf(lines: Line[]) {
  return lines
    .map(([kind, by, time], index) => ({
      id: index + 1,
      section: 'values' as const,
      kind,
      content: kind === 'discarded' ? valuesDefaultContent : contentOf(index + 1),
      format: 1,
      write_id: `${index}`,
      parent: lines.slice(0, index).findLastIndex(([each]) => each !== 'aside') + 1 || null,
      author: `id of ${by}`,
      author_name: by,
      at: minute(time ?? index + 1),
    }))
    .toReversed();
}

const published = (count: number) =>
  entriesOf(Array.from({ length: count }, (): Line => ['published', 'Amal']));

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});

type Known = { published?: number; issues?: Publication['issues'] };

/** Without `page`, the drawer fetches it. */
function show(page: Entry[] | undefined, { published, issues = [] }: Known = {}) {
  const onRestore = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey, initialPageParam } = historyQuery('values');
  if (page) client.setQueryData(queryKey, { pages: [page], pageParams: [initialPageParam] });
  const visibleContent = contentOf(published ?? 0) as never;
  render(
    <QueryClientProvider client={client}>
      <HistoryDrawer
        onClose={() => {}}
        section="values"
        published={published ? { id: published, visibleContent, at: minute(0), issues } : null}
        onRestore={onRestore}
      />
    </QueryClientProvider>,
  );
  return { onRestore, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the newest entry waits if it is a draft; without one, nothing does', async () => {
  show(
    entriesOf([
      ['published', 'Amal'],
      ['draft', 'Amal'],
      ['discarded', 'Amal'],
      ['aside', 'Amal'],
    ]),
    { published: 1 },
  );
  await screen.findByRole('button', { name: /^Original text/ });
  expect(screen.queryByText('Not published yet')).not.toBeInTheDocument();
});

test('everything is one list, newest first, which ends with the original text', async () => {
  show(
    entriesOf([
      ['draft', 'Amal'],
      ['published', 'Amal'],
      ['draft', 'Bilal'],
      ['discarded', 'Amal'],
      ['aside', 'Layla'],
      ['draft', 'Bilal'],
    ]),
    { published: 2 },
  );
  await screen.findByRole('button', { name: /^Original text/ });
  expect(rows()).toEqual([
    'Draft Not published yetby Bilal, 12 Mar 2026, 14:06Changed: 1 value',
    'Kept, not used set aside by Layla, 12 Mar 2026, 14:05Changed: 1 value',
    'Draft discarded by Amal, 12 Mar 2026, 14:04',
    'Draft by Bilal, 12 Mar 2026, 14:03Changed: 1 value',
    'Published version On the websiteby Amal, 12 Mar 2026, 14:02Changed: 1 value',
    'Draft by Amal, 12 Mar 2026, 14:01Changed: 1 value',
    'Original text The text that the website came with',
  ]);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});

test('a text that was set aside is compared with what it was typed on, not with a later draft', () => {
  const entries: Entry[] = entriesOf([
    ['published', 'Amal'],
    ['draft', 'Bilal'],
    ['aside', 'Layla'],
  ]);
  const [, second, ...others] = valuesDefaultContent.values;
  const content = { values: [contentOf(1).values[0], { ...second, name: 'Candour' }, ...others] };
  const change = { parent: 1, content: content as never };
  show(entries.map((each) => (each.kind === 'aside' ? { ...each, ...change } : each)));
  expect(rows()[0]).toMatch(/Changed: 1 value$/);
});

test('publications alone can be listed, and the original text is one press away', async () => {
  const { user } = show(
    entriesOf([
      ['published', 'Amal'],
      ['draft', 'Bilal'],
      ['published', 'Amal'],
    ]),
    { published: 3 },
  );
  await screen.findByRole('button', { name: /^Draft by Bilal/ });
  await user.click(screen.getByRole('checkbox', { name: 'Published only' }));
  expect(rows()).toEqual([
    'Published version On the websiteby Amal, 12 Mar 2026, 14:03Changed: 1 value',
    'Published version by Amal, 12 Mar 2026, 14:01Changed: 1 value',
    'Original text The text that the website came with',
  ]);
  await user.click(screen.getByRole('button', { name: 'See the original text' }));
  expect(screen.getByRole('button', { name: 'Restore the original text' })).toBeVisible();
});

test('saves of one author within half an hour are one line, unfolded on demand', async () => {
  const { user } = show(
    entriesOf([...Array.from({ length: 6 }, (_, at): Line => ['draft', 'Amal', at * 5])]),
  );
  await screen.findByRole('button', { name: /^Draft, 6 saves Not published yet/ });
  const third = screen.getByRole('button', { name: /^Draft by Amal, .* 14:10/ });
  expect(third).not.toBeVisible();
  await user.click(screen.getByText('5 earlier saves'));
  expect(third).toBeVisible();
  await user.click(third);
  expect(screen.getByRole('insertion')).toHaveTextContent('entry 3');
});

test('an untouched section says so, and its original text is on the website', async () => {
  const { user } = show(entriesOf([]));
  expect(await screen.findByText(/^Nothing has been saved or published yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Original text On the website/ }));
  expect(screen.getByText('This is on the website now.')).toBeInTheDocument();
});

test('the original text is compared with the website, and restored', async () => {
  const { user, onRestore } = show(entriesOf([['published', 'Amal']]), { published: 1 });
  await user.click(await screen.findByRole('button', { name: /^Original text/ }));
  expect(screen.getByRole('heading', { name: 'Original text' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /description$/i })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore the original text' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'original', content: valuesDefaultContent }),
  );
});

test('a version is compared with the website, can be restored, and leads back to the list', async () => {
  const { user, onRestore } = show(
    entriesOf([
      ['published', 'Amal'],
      ['published', 'Amal'],
      ['published', 'Amal'],
    ]),
    { published: 3 },
  );
  const name = /^Published version by Amal, .* 14:02/;
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole('heading', { name: 'Published version' })).toBeInTheDocument();
  const change = (await screen.findByRole('heading', { name: /description$/i })).closest('li');
  expect(within(change as HTMLElement).getByRole('deletion')).toHaveTextContent('3');
  expect(within(change as HTMLElement).getByRole('insertion')).toHaveTextContent('2');
  expect(screen.getByText(/^It goes into the form/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 2, kind: 'published', content: contentOf(2) }),
  );
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByRole('heading', { name: 'Published version' })).not.toBeInTheDocument();
});

test('what is on the website is not compared with itself', async () => {
  const { user } = show(entriesOf([['published', 'Amal']]), { published: 1 });
  await user.click(await screen.findByRole('button', { name: /On the website/ }));
  expect(await screen.findByText('This is on the website now.')).toBeInTheDocument();
  expect(screen.queryByRole('insertion')).toBeNull();
});

test('what visitors do not see is not said to be on the website', async () => {
  const issues = [{ name: 'values', key: 'values', message: 'is missing' }];
  const { user } = show(published(1), { published: 1, issues });
  await user.click(screen.getByRole('button', { name: /Not shown to visitors/ }));
  expect(screen.getByText('This is published, but visitors do not see it.')).toBeInTheDocument();
  expect(screen.queryByText(/On the website/)).toBeNull();
});

test('what a colleague has published meanwhile is what is on the website', async () => {
  const lines: Line[] = [
    ['published', 'Amal'],
    ['published', 'Layla'],
  ];
  const { user } = show(entriesOf(lines), { published: 1 });
  screen.getByRole('button', { name: /On the website.*Layla/ });
  await user.click(screen.getByRole('button', { name: /Amal/ }));
  expect(screen.getByRole('deletion')).toHaveTextContent('2');
  expect(screen.getByRole('insertion')).toHaveTextContent('1');
});

test('a history that cannot be seen is not called empty', async () => {
  vi.mocked(fetch).mockImplementation(noRowsWithoutRole);
  show(undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load the history. You are no longer an administrator.',
  );
  expect(screen.queryByText(/Nothing has been saved/)).not.toBeInTheDocument();
});

test('older entries are asked for by the oldest one, and the first of them takes the focus', async () => {
  const entries = published(35);
  const { user } = show(entries.slice(0, 30), { published: 35 });
  const more = screen.getByRole('button', { name: 'Show older entries' });
  expect(screen.queryByRole('button', { name: /^Original text/ })).toBeNull();
  vi.mocked(fetch).mockResolvedValueOnce(Response.json(entries.slice(30)));
  await user.click(more);
  expect(await screen.findByRole('button', { name: /14:05/ })).toHaveFocus();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/id=lt\.6&.*limit=30/),
    expect.anything(),
  );
  expect(screen.getAllByRole('button', { name: /^Published/ })).toHaveLength(35);
  expect(screen.getByRole('button', { name: /^Original text/ })).toBeInTheDocument();
  expect(more).not.toBeInTheDocument();
});

test('a failure is said and can be tried again', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = show(undefined, { published: 1 });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load the history. We could not reach the server.',
  );
  vi.mocked(fetch).mockResolvedValueOnce(Response.json(published(1)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Published/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('older entries that did not load leave the newer ones, and can be tried again', async () => {
  const entries = published(31);
  const { user } = show(entries.slice(0, 30), { published: 31 });
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the history.');
  expect(screen.getAllByRole('button', { name: /^Published/ })).toHaveLength(30);
  vi.mocked(fetch).mockResolvedValueOnce(Response.json(entries.slice(30)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /14:01/ })).toBeInTheDocument();
});
