import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { History } from './history';

/** The content of a version: the default content, with the version's number in one text. */
function contentOf(version: number | string) {
  const [first, ...others] = valuesDefaultContent.values;
  return { values: [{ ...first, description: `As in version ${version}` }, ...others] };
}

/** A time of day in the zone of the device: version 2 was published two minutes after 14:00. */
const minute = (count: number) => new Date(2026, 2, 12, 14, 0, count * 60).toISOString();

function revision(version: number) {
  const content = contentOf(version);
  return { version, content, at: minute(version), by: 'Layla', section: 'values' };
}

type DraftRow = {
  version: number;
  at: string;
  by: string;
  endedAt?: string;
  endedBy?: string;
  publishedVersion?: number;
};

/** Mocks a database with versions 1 to `newest`, and saves of drafts. */
function serve(newest: number, drafts: DraftRow[] = []) {
  vi.mocked(fetch).mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(String(request));
    const ofDrafts = pathname.endsWith('site_section_draft_history');
    const column = ofDrafts ? 'saved_at' : 'published_at';
    const before = searchParams.get(column)?.replace('lt.', '') ?? '';
    const rows = ofDrafts
      ? drafts.map((draft) => ({
          section: 'values',
          content: contentOf(`draft ${draft.version}`),
          endedAt: null,
          endedBy: null,
          publishedVersion: null,
          ...draft,
        }))
      : Array.from({ length: newest }, (_, at) => revision(newest - at));
    return Response.json(
      rows
        .filter(({ at }) => before === 'infinity' || at < before)
        .slice(0, Number(searchParams.get('limit'))),
    );
  });
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});

function show(liveVersion: number, draftVersion = 0) {
  const onRestore = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <History
        section="values"
        live={liveVersion > 0 ? { content: contentOf(liveVersion), version: liveVersion } : null}
        defaultContent={valuesDefaultContent}
        draftVersion={draftVersion}
        onRestore={onRestore}
      />
    </QueryClientProvider>,
  );
  return { onRestore, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('versions and drafts are one list, newest first, which ends with the original text', async () => {
  serve(2, [
    { version: 9, at: minute(9), by: 'Bilal' },
    {
      version: 8,
      at: minute(3),
      by: 'Bilal',
      endedAt: minute(7),
      endedBy: 'Layla',
    },
    {
      version: 7,
      at: minute(1.5),
      by: 'Layla',
      endedAt: minute(2),
      endedBy: 'Layla',
      publishedVersion: 2,
    },
  ]);
  show(2, 9);
  await screen.findByRole('button', { name: /^Version 2/ });
  expect(rows()).toEqual([
    'Draft Waiting12 Mar 2026, 14:09 · Bilal · 1 change to the website',
    'Draft 12 Mar 2026, 14:03 · Bilal · 1 change to the websiteDiscarded by Layla, 12 Mar 2026, 14:07',
    'Version 2 Live12 Mar 2026, 14:02 · Layla · 1 change',
    'Draft 12 Mar 2026, 14:01 · Layla · 1 change to the websitePublished as version 2 by Layla, 12 Mar 2026, 14:02',
    'Version 1 12 Mar 2026, 14:01 · Layla · first version',
    'Original text The text that the website came with',
  ]);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});

test('a section without versions says so, and its original text is live', async () => {
  serve(0);
  const { user } = show(0);
  expect(await screen.findByText(/^Nothing has been saved or published yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Original text Live/ }));
  expect(screen.getByText('The original text is on the website now.')).toBeInTheDocument();
});

test('the original text is compared with what is live, and restored', async () => {
  serve(1);
  const { user, onRestore } = show(1);
  await user.click(await screen.findByRole('button', { name: /^Original text/ }));
  expect(screen.getByRole('heading', { name: 'Original text' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: /description$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore the original text' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(
    { kind: 'original', section: 'values' },
    valuesDefaultContent,
  );
});

test('a discarded draft is compared with what is live, and restored', async () => {
  serve(1, [{ version: 8, at: minute(3), by: 'Bilal', endedAt: minute(7), endedBy: 'Layla' }]);
  const { user, onRestore } = show(1);
  await user.click(await screen.findByRole('button', { name: /^Draft/ }));
  expect(screen.getByText(/^Saved/)).toHaveTextContent('Saved 12 Mar 2026, 14:03 by Bilal');
  expect(screen.getByRole('insertion')).toHaveTextContent('draft 8');
  await user.click(screen.getByRole('button', { name: 'Restore this draft' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'draft', version: 8 }),
    contentOf('draft 8'),
  );
});

test('a history that cannot be seen is not called empty', async () => {
  serve(0);
  show(3);
  expect(await screen.findByText(/no longer be an administrator/)).toBeInTheDocument();
});

test('older entries come twenty at a time, and the first of them takes the focus', async () => {
  serve(25);
  const { user } = show(25);
  const more = await screen.findByRole('button', { name: 'Show older entries' });
  expect(screen.getAllByRole('button', { name: /^Version/ })).toHaveLength(20);
  await user.click(more);
  expect(await screen.findByRole('button', { name: /^Version 5 / })).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Version/ })).toHaveLength(25);
  expect(more).not.toBeInTheDocument();
});

test('a failure is said and can be tried again', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = show(2);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Couldn't load the history. We could not reach the server.",
  );
  serve(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Version 2/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('older entries that did not load leave the newer ones, and can be tried again', async () => {
  serve(25);
  const { user } = show(25);
  const more = await screen.findByRole('button', { name: 'Show older entries' });
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the history.");
  expect(screen.getAllByRole('button', { name: /^Version/ })).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Version 1[^0-9]/ })).toBeInTheDocument();
});

test('a version is compared with what is live, can be restored, and leads back to its place', async () => {
  serve(3);
  const { user, onRestore } = show(3);
  await user.click(await screen.findByRole('button', { name: /^Version 2/ }));
  expect(screen.getByRole('heading', { name: 'Version 2' })).toHaveFocus();
  const change = (await screen.findByRole('heading', { name: /description$/ })).closest('li');
  expect(within(change as HTMLElement).getByRole('deletion')).toHaveTextContent('3');
  expect(within(change as HTMLElement).getByRole('insertion')).toHaveTextContent('2');

  expect(screen.getByText(/^The website stays as it is/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'version', version: 2 }),
    contentOf(2),
  );

  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.getByRole('button', { name: /^Version 2/ })).toHaveFocus();
});

test('the live version is not compared with itself', async () => {
  serve(3);
  const { user } = show(3);
  await user.click(await screen.findByRole('button', { name: /^Version 3/ }));
  expect(screen.getByRole('heading', { name: 'Version 3 (on the website now)' })).toHaveFocus();
  expect(await screen.findByText('This version is on the website now.')).toBeInTheDocument();
});

test('a version that a colleague published meanwhile is the live one, and the comparison says so', async () => {
  serve(4);
  const { user } = show(3);
  const newest = await screen.findByRole('button', { name: /^Version 4 Live/ });
  await user.click(newest);
  expect(
    await screen.findByText(/^Version 4 was published after you opened this editor/),
  ).toBeInTheDocument();
  expect(screen.getByRole('insertion')).toHaveTextContent('4');
});

test('a version that was damaged in SQL cannot be restored', async () => {
  vi.mocked(fetch).mockImplementation(async (request) =>
    Response.json(
      String(request).includes('draft_history') ? [] : [{ ...revision(1), content: { values: 1 } }],
    ),
  );
  const { user } = show(2);
  await user.click(await screen.findByRole('button', { name: /^Version 1/ }));
  expect(screen.getByText(/^This version cannot be restored/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
});
