import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PictureContent } from '@/content/fields/picture-schema';
import { PictureDialog } from './picture-dialog';

const pathOf = (letter: string) => `${letter.repeat(32)}.webp`;
const row = (letter: string, file_name: string, description = '', hidden = false) => ({
  path: pathOf(letter),
  file_name,
  description,
  width: 1280,
  height: 720,
  uploaded_at: '2026-03-12T14:05:00',
  uploader_name: 'Amal Haddad',
  hidden,
});

let rows: ReturnType<typeof row>[];
/** Answers a call of hide_image. */
let hide: (body: { path: string; hidden: boolean }) => Response;

beforeEach(() => {
  rows = [
    row('a', 'cranes.png'),
    row('b', 'IMG_1.png', 'A harbour at dawn'),
    row('c', '', '', true),
  ];
  hide = ({ path, hidden }) => {
    rows = rows.map((each) => (each.path === path ? { ...each, hidden } : each));
    return Response.json({ hidden: true });
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname.endsWith('/hide_image')) return hide(JSON.parse(String(init?.body)));
    return Response.json(rows);
  });
});

const current: PictureContent = {
  kind: 'uploaded',
  path: pathOf('a'),
  width: 1280,
  height: 720,
  alt: 'Cranes',
};

async function show() {
  const chosen: PictureContent[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <PictureDialog
        open
        onClose={() => {}}
        current={current}
        onChoose={(picture) => chosen.push(picture)}
      />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'A harbour at dawn' });
  return { chosen, user: userEvent.setup() };
}

function cards() {
  const [uploaded] = screen.getAllByRole('list');
  const items = within(uploaded as HTMLElement).queryAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
}

const facts = '1280 × 720 pixels, 12 Mar 2026, Amal Haddad';

test('uploads stand in their order, with size, day and person, hidden ones when they are asked for', async () => {
  const { user } = await show();
  expect(cards()).toEqual([`cranes.png${facts}Hide`, `A harbour at dawn${facts}Hide`]);
  expect(screen.getByRole('button', { name: 'cranes.png', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show hidden (1)' }));
  expect(cards()[2]).toBe(`Uploaded 12 Mar 2026Hidden. ${facts}Show again`);
});

test('an upload is chosen again with its description, and without uploading', async () => {
  const { chosen, user } = await show();
  await user.click(screen.getByRole('button', { name: 'A harbour at dawn' }));
  expect(chosen).toEqual([{ ...current, path: pathOf('b'), alt: 'A harbour at dawn' }]);
});

test('a picture is hidden, also one that the form shows, and offered again', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Hide cranes.png' }));
  expect(
    await screen.findByText('“cranes.png” is no longer offered here. Where it is shown, it stays.'),
  ).toBeVisible();
  await waitFor(() => expect(cards()).toEqual([`A harbour at dawn${facts}Hide`]));
  expect(screen.getByRole('heading', { name: 'Uploaded' })).toHaveFocus();

  await user.click(screen.getByRole('checkbox', { name: 'Show hidden (2)' }));
  await user.click(screen.getByRole('button', { name: 'Show again: cranes.png' }));
  expect(await screen.findByText('“cranes.png” is offered again.')).toBeVisible();
  await waitFor(() => expect(cards()[0]).toBe(`cranes.png${facts}Hide`));
});

test('where hiding fails, the picture stays and the reason is said', async () => {
  hide = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Hide cranes.png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer an administrator/);
  expect(cards()).toHaveLength(2);
});

test('the pictures of the site are there while the uploads cannot be loaded', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ message: 'no' }, { status: 503 }));
  const failing = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load what was uploaded.');
  expect(screen.getByRole('button', { name: 'Rice' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await failing;
});
