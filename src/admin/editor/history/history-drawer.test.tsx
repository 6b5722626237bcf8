import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFields } from '@/../tests/render-fields';
import { noRowsWithoutRole } from '@/../tests/signed-in';
import { type Entry, historyQuery, type Publication } from '@/admin/data/entries';
import { valuesSection } from '@/content/sections/values/default-content';
import { HistoryDrawer } from './history-drawer';
import { historyRows } from './history-list';

function contentOf(id: number) {
  const [first, ...others] = valuesSection.defaultContent.values;
  return { values: [{ ...first, description: `As in entry ${id}` }, ...others] };
}

/** Lines are `kind author minute`, oldest first, entries newest first. The ids count from 1, minutes from 14:00. */
function entriesOf(...lines: string[]): Entry[] {
  const kinds = lines.map((line) => line.split(' ')[0] as Entry['kind']);
  return lines
    .map((line, index) => {
      const [, by = '', minute = index + 1] = line.split(' ');
      return {
        id: index + 1,
        section: 'values' as const,
        kind: kinds[index] ?? 'draft',
        content: kinds[index] === 'discarded' ? valuesSection.defaultContent : contentOf(index + 1),
        format: 1,
        write_id: `${index}`,
        parent: kinds.slice(0, index).findLastIndex((kind) => kind !== 'aside') + 1 || null,
        author: `id of ${by}`,
        author_name: by,
        at: new Date(2026, 2, 12, 14, Number(minute)).toISOString(),
      };
    })
    .toReversed();
}

const publications = (count: number) =>
  entriesOf(...Array.from({ length: count }, () => 'published Amal'));

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});

const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Without `page`, the drawer fetches it. `published` is the id that the form knows. Returns what fills the form. */
function open(page?: Entry[], published?: number, issues: Publication['issues'] = []) {
  const known = { id: published ?? 0, visibleContent: contentOf(published ?? 0), issues };
  const stored = { head: null, published: published ? known : null };
  const reset = vi.fn();
  const { client, show } = openFields('values', valuesSection.defaultContent, { reset, stored });
  const { queryKey, initialPageParam } = historyQuery('values');
  if (page) client.setQueryData(queryKey, { pages: [page], pageParams: [initialPageParam] });
  show(<HistoryDrawer onClose={() => {}} />);
  return reset;
}

test.each([
  ['drafts of one author within half an hour', ['draft A 0', 'draft A 12', 'draft A 30'], [3]],
  ['half an hour counts from the newest', ['draft A 0', 'draft A 20', 'draft A 31'], [2, 1]],
  ['another author between', ['draft A', 'draft B', 'draft A'], [1, 1, 1]],
  ['a publication between', ['draft A', 'published A', 'draft A'], [1, 1, 1]],
  ['a discarding between', ['draft A', 'discarded A', 'draft A'], [1, 1, 1]],
  ['a text set aside between', ['draft A', 'aside A', 'draft A'], [1, 1, 1]],
  ['no drafts', ['aside A', 'published A', 'published A'], [1, 1, 1]],
])('what is one row: %s', (_, lines, lengths) => {
  expect(historyRows(entriesOf(...lines)).map(({ length }) => length)).toEqual(lengths);
});

test('once a colleague has published since, no version of the list is on the website', () => {
  open(publications(2), 3);
  expect(rows()).toHaveLength(3);
  expect(screen.queryByText('On the website')).not.toBeInTheDocument();
});

test('two accounts of the same name are two authors', () => {
  const entries = entriesOf('draft A', 'draft A').map((each) => ({
    ...each,
    author: `${each.id}`,
  }));
  expect(historyRows(entries)).toHaveLength(2);
});

test('everything is one list, newest first, which ends with the original text; publications alone can be listed', async () => {
  open(
    entriesOf(
      'draft Amal',
      'published Amal',
      'draft Bilal',
      'discarded Amal',
      'aside Layla',
      'draft Bilal',
    ),
    2,
  );
  const original = 'Original text The text that the website came with';
  const publication = 'Published version On the websiteby Amal, 12 Mar 2026, 14:02Changed: Values';
  expect(rows()).toEqual([
    'Draft Not published yetby Bilal, 12 Mar 2026, 14:06Changed: Values',
    'Kept, not used set aside by Layla, 12 Mar 2026, 14:05Changed: Values',
    'Draft discarded by Amal, 12 Mar 2026, 14:04',
    'Draft by Bilal, 12 Mar 2026, 14:03Changed: Values',
    publication,
    'Draft by Amal, 12 Mar 2026, 14:01Changed: Values',
    original,
  ]);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});

test('a draft that was discarded does not wait', () => {
  open(entriesOf('published Amal', 'draft Amal', 'discarded Amal', 'aside Amal'), 1);
  expect(screen.queryByText('Not published yet')).not.toBeInTheDocument();
});

test('a text that was set aside is compared with what it was typed on, not with a later draft', () => {
  const [aside, ...others] = entriesOf('published Amal', 'draft Bilal', 'aside Layla');
  const [first, second, ...values] = contentOf(1).values;
  const content = { values: [first, { ...second, name: 'Candour' }, ...values] } as never;
  open([{ ...(aside as Entry), parent: 1, content }, ...others]);
  expect(rows()[0]).toMatch(/Changed: Values$/);
});

test('saves of one author within half an hour are one line, unfolded on demand', async () => {
  open(entriesOf('draft Amal', 'draft Amal', 'draft Amal', 'draft Amal'));
  screen.getByRole('button', { name: /^Draft, 4 saves Not published yet/ });
  const second = screen.getByRole('button', { name: /^Draft by Amal, .* 14:02/ });
  expect(second).not.toBeVisible();
  await user.click(screen.getByText('3 earlier saves'));
  expect(second).toBeVisible();
  await user.click(second);
  expect(screen.getByText('As in entry 2')).toBeVisible();
});

const issues = [{ name: 'values', key: 'values', message: 'is missing' }];

test.each([
  ['an untouched section', [], undefined, [], /^Original text On/, 'This is on the website now.'],
  ['a publication', ['published A'], 1, [], /On the website/, 'This is on the website now.'],
  [
    'a publication that visitors do not see',
    ['published A'],
    1,
    issues,
    /Not shown to visitors/,
    'This is published, but visitors do not see it.',
  ],
])(
  'what is on the website is not compared with itself: %s',
  async (_, lines, id, faults, name, sentence) => {
    open(entriesOf(...lines), id, faults);
    expect(screen.queryByText(/^Nothing has been saved/) !== null).toBe(lines.length === 0);
    await press(name);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('insertion')).toBeNull();
  },
);

test('a version is compared with the website, and leads back to the list', async () => {
  open(publications(3), 3);
  await press(/^Published version by Amal, .* 14:02/);
  screen.getByRole('heading', { name: 'Published version' });
  const change = screen.getByRole('heading', { name: /description$/i }).closest('li');
  expect(within(change as HTMLElement).getByRole('deletion')).toHaveTextContent('3');
  expect(within(change as HTMLElement).getByRole('insertion')).toHaveTextContent('2');
  expect(screen.getByText(/^It goes into the form/)).toBeInTheDocument();
  await press('Back to the list');
  expect(screen.queryByRole('heading', { name: 'Published version' })).not.toBeInTheDocument();
});

test.each([
  [/^Published version by Amal, .* 14:02/, 'Restore this version', contentOf(2)],
  [/^Original text/, 'Restore the original text', valuesSection.defaultContent],
])('%s is restored into the form', async (name, button, content) => {
  const fill = open(publications(3), 3);
  await press(name);
  vi.mocked(fetch).mockImplementation((url) => {
    if (String(url).includes('write_entry')) return new Promise(() => {});
    const rows = String(url).includes('administrators') ? [{ user_id: 'amal' }] : [];
    return Promise.resolve(Response.json(rows));
  });
  await press(button);
  await waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith(content));
});

test('what a colleague has published meanwhile is what is on the website', async () => {
  open(entriesOf('published Amal', 'published Layla'), 1);
  screen.getByRole('button', { name: /On the website.*Layla/ });
  await press(/Amal/);
  expect(screen.getByRole('deletion')).toHaveTextContent('2');
  expect(screen.getByRole('insertion')).toHaveTextContent('1');
});

test('a history that cannot be seen is not called empty', async () => {
  vi.mocked(fetch).mockImplementation(noRowsWithoutRole);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load the history. You are no longer an administrator.',
  );
  expect(screen.queryByText(/Nothing has been saved/)).not.toBeInTheDocument();
  vi.mocked(fetch).mockResolvedValueOnce(Response.json(publications(1)));
  await press('Try again');
  await screen.findByRole('button', { name: /^Published/ });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('older entries are asked for by the oldest one, also again after a failure, and the first of them takes the focus', async () => {
  const entries = publications(35);
  open(entries.slice(0, 30), 35);
  expect(screen.queryByRole('button', { name: /^Original text/ })).toBeNull();
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Show older entries');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load the history. The server did not answer.',
  );
  expect(screen.getAllByRole('button', { name: /^Published/ })).toHaveLength(30);
  vi.mocked(fetch).mockResolvedValueOnce(Response.json(entries.slice(30)));
  await press('Try again');
  expect(await screen.findByRole('button', { name: /14:05/ })).toHaveFocus();
  expect(fetch).toHaveBeenLastCalledWith(
    expect.stringMatching(/id=lt\.6&.*limit=30/),
    expect.anything(),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Published/ })).toHaveLength(35);
  screen.getByRole('button', { name: /^Original text/ });
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});
