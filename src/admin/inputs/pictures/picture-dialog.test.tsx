import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureDialog } from './picture-dialog';

const facts = '1280 × 720 pixels, 12 Mar 2026, Amal Haddad';
const [size, user] = [{ width: 1280, height: 720 }, userEvent.setup()];

function row(letter: string, file_name: string, description = '', hidden = false) {
  const by = { uploaded_at: '2026-03-12T14:05:00', uploader_name: 'Amal Haddad' };
  return { path: `${letter.repeat(32)}.webp`, file_name, description, hidden, ...size, ...by };
}

let rows: ReturnType<typeof row>[];
let isRefused: boolean;

beforeEach(() => {
  isRefused = false;
  rows = [
    row('a', 'cranes.png'),
    row('b', 'IMG_1.png', 'A harbour at dawn'),
    row('c', '', '', true),
  ];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/hide_image')) return Response.json(rows);
    if (isRefused) return Response.json({ code: '42501', message: 'no' }, { status: 403 });
    const { path, hidden } = JSON.parse(String(init?.body));
    rows = rows.map((each) => (each.path === path ? { ...each, hidden } : each));
    return Response.json({ hidden });
  });
});

async function show() {
  const onChoose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const current = { kind: 'uploaded', path: `${'a'.repeat(32)}.webp`, ...size, alt: '' } as const;
  render(
    <QueryClientProvider client={client}>
      <PictureDialog onClose={() => {}} {...{ current, onChoose }} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'A harbour at dawn' });
  return onChoose;
}

function cards() {
  const [uploaded] = screen.getAllByRole('list');
  const items = within(uploaded as HTMLElement).queryAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
}

test('uploads stand in their order, with size, day and person, and are chosen with their description', async () => {
  const onChoose = await show();
  expect(cards()).toEqual([`cranes.png${facts}Hide`, `A harbour at dawn${facts}Hide`]);
  expect(screen.getByRole('button', { name: 'cranes.png', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'A harbour at dawn' }));
  const alt = 'A harbour at dawn';
  const chosen = { kind: 'uploaded', path: `${'b'.repeat(32)}.webp`, ...size, alt };
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(chosen);
});

test('a picture is hidden, also one that the form shows, and offered again', async () => {
  await show();
  await user.click(screen.getByRole('button', { name: 'Hide cranes.png' }));
  const gone = '“cranes.png” is no longer offered here. Where it is shown, it stays.';
  expect(await screen.findByText(/no longer offered here/)).toHaveTextContent(gone);
  await waitFor(() => expect(cards()).toEqual([`A harbour at dawn${facts}Hide`]));
  expect(screen.getByRole('heading', { name: 'The website’s pictures' })).toHaveFocus();

  await user.click(screen.getByRole('checkbox', { name: 'Show hidden (2)' }));
  expect(cards()[2]).toBe(`Uploaded 12 Mar 2026Hidden. ${facts}Show again`);
  await user.click(screen.getByRole('button', { name: 'Show again: cranes.png' }));
  expect(await screen.findByText(/is offered again\.$/)).toHaveTextContent(
    '“cranes.png” is offered',
  );
  await waitFor(() => expect(cards()[0]).toBe(`cranes.png${facts}Hide`));
});

test('where hiding fails, the picture stays and the reason is said', async () => {
  isRefused = true;
  await show();
  await user.click(screen.getByRole('button', { name: 'Hide cranes.png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer an administrator/);
  expect(cards()).toHaveLength(2);
});

test('the pictures of the site are there while the uploads cannot be loaded', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ message: 'no' }, { status: 503 }));
  const failing = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load what was uploaded.');
  expect(screen.getByRole('button', { name: 'Rice' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await failing;
});
