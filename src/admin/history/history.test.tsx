import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { History } from './history';

type Row = { version: number; changes: number | null };

function row({ version, changes }: Row) {
  return { version, changes, at: '2026-03-12T14:05:00', by: 'Layla', section: 'values' };
}

/** The content of a version: the default content, with the version's number in one text. */
function contentOf(version: number) {
  const [first, ...others] = valuesDefaultContent.values;
  return { values: [{ ...first, description: `As in version ${version}` }, ...others] };
}

/** Mocks a database with versions 1 to `newest`. */
function serve(newest: number) {
  vi.mocked(fetch).mockImplementation(async (request) => {
    const { searchParams } = new URL(String(request));
    const exact = searchParams.get('version')?.match(/^eq\.(\d+)$/);
    if (exact) return Response.json([{ content: contentOf(Number(exact[1])) }]);
    const before = Number(searchParams.get('version')?.match(/^lt\.(\d+)$/)?.[1]);
    const versions = Array.from({ length: newest }, (_, at) => newest - at);
    return Response.json(
      versions
        .filter((version) => version < before)
        .slice(0, Number(searchParams.get('limit')))
        .map((version) => row({ version, changes: version === 1 ? null : 2 })),
    );
  });
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});

function show(liveVersion: number) {
  const onRestore = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <History
        section="values"
        live={liveVersion > 0 ? { content: contentOf(liveVersion), version: liveVersion } : null}
        onRestore={onRestore}
      />
    </QueryClientProvider>,
  );
  return { onRestore, user: userEvent.setup() };
}

test('the versions are listed, newest first, and the live one is marked', async () => {
  serve(2);
  show(2);
  const rows = await screen.findAllByRole('button', { name: /^Version/ });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Version 2 Live12 Mar 2026, 14:05 · Layla · 2 changes',
    'Version 1 12 Mar 2026, 14:05 · Layla · first version',
  ]);
  expect(screen.queryByRole('button', { name: 'Show older versions' })).not.toBeInTheDocument();
});

test('a section without versions says so', async () => {
  serve(0);
  show(0);
  expect(await screen.findByText(/^Nothing has been published yet/)).toBeInTheDocument();
});

test('a history that cannot be seen is not called empty', async () => {
  serve(0);
  show(3);
  expect(await screen.findByText(/no longer be an administrator/)).toBeInTheDocument();
});

test('older versions come twenty at a time, and the first of them takes the focus', async () => {
  serve(25);
  const { user } = show(25);
  const more = await screen.findByRole('button', { name: 'Show older versions' });
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
    "Couldn't load the versions. We could not reach the server.",
  );
  serve(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Version 2/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('older versions that did not load leave the newer ones, and can be tried again', async () => {
  serve(25);
  const { user } = show(25);
  const more = await screen.findByRole('button', { name: 'Show older versions' });
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the versions.");
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
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(2, contentOf(2));

  await user.click(screen.getByRole('button', { name: 'Back to all versions' }));
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
