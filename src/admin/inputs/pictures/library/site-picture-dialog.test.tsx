import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PictureContent } from '@/content/fields/picture-schema';
import { SitePictureDialog } from './site-picture-dialog';

const pathOf = (letter: string) => `${letter.repeat(32)}.webp`;
const row = (letter: string, fileName: string, description: string) => ({
  path: pathOf(letter),
  fileName,
  description,
  width: 1280,
  height: 720,
  bytes: 90_000,
  uploadedAt: '2026-03-12T14:05:00Z',
});

/** The answer of the database to a path, by its end. */
let answers: Record<string, () => Response>;
let asked: string[];

// Not implemented in jsdom.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  asked = [];
  answers = {
    site_images: () =>
      Response.json([
        row('a', 'cranes.png', 'Cranes in the evening'),
        row('b', 'harbour.png', 'A harbour at dawn'),
        row('c', 'stall.png', ''),
      ]),
    picture_uses: () =>
      Response.json([{ path: pathOf('b'), section: 'about', place: 'published' }]),
    choose_picture: () => Response.json({}),
    delete_picture: () => Response.json({}),
    'site-images': () => Response.json([]),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    const name = pathname.split('/').at(-1) ?? '';
    asked.push(name);
    return answers[name]?.() ?? Response.json([]);
  });
});

const inForm: PictureContent = {
  kind: 'uploaded',
  path: pathOf('a'),
  width: 1280,
  height: 720,
  alt: 'Cranes',
};

function Dialog({ onChoose }: { onChoose: (picture: PictureContent) => void }) {
  const form = useForm({ defaultValues: { slides: [{ picture: inForm }] } });
  return (
    <FormProvider {...form}>
      <SitePictureDialog open onClose={() => {}} current={inForm} onChoose={onChoose} />
    </FormProvider>
  );
}

async function show() {
  const chosen: PictureContent[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Dialog onChoose={(picture) => chosen.push(picture)} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'A harbour at dawn' });
  return { chosen, user: userEvent.setup() };
}

function card(name: string) {
  const item = screen.getByRole('button', { name }).closest('li');
  if (!item) throw new Error(`“${name}” stands in no list`);
  return within(item);
}

test('uploads stand in their order, with file, size, weight and where they are used', async () => {
  await show();
  const [uploaded] = screen.getAllByRole('list');
  const items = within(uploaded as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Cranes in the eveningcranes.png, 1,280 × 720 pixels, 90 kBNot usedDelete',
    'A harbour at dawnharbour.png, 1,280 × 720 pixels, 90 kBUsed: About (on the website)Delete',
    'stall.png1,280 × 720 pixels, 90 kBNot usedDelete',
  ]);
  expect(
    screen.getByRole('button', { name: 'Cranes in the evening', pressed: true }),
  ).toBeVisible();
});

test('an upload is chosen again with its description, and without uploading', async () => {
  const { chosen, user } = await show();
  await user.click(screen.getByRole('button', { name: 'A harbour at dawn' }));
  const {
    uploadedAt: _,
    fileName: __,
    bytes: ___,
    description: alt,
    ...stored
  } = row('b', '', 'A harbour at dawn');
  await vi.waitFor(() => expect(chosen).toEqual([{ kind: 'uploaded', ...stored, alt }]));
  expect(asked).toContain('choose_picture');
});

test('an upload that somebody deleted meanwhile is not chosen', async () => {
  const message = 'This picture was deleted in the meantime. Choose another one.';
  answers.choose_picture = () => Response.json({ code: 'PT404', message }, { status: 404 });
  const { chosen, user } = await show();
  await user.click(screen.getByRole('button', { name: 'A harbour at dawn' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(chosen).toEqual([]);
});

test('a search finds uploads and the pictures of the site by their description', async () => {
  const { user } = await show();
  const search = screen.getByRole('searchbox', { name: 'Search by description' });
  const names = () => screen.getAllByRole('button', { pressed: false }).map((b) => b.textContent);
  await user.type(search, 'dawn');
  expect(names()).toEqual(['A harbour at dawn']);
  await user.clear(search);
  await user.type(search, 'wooden scoop');
  expect(names()).toEqual(['Rice']);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing uploaded matches “wooden scoop”.');
});

test('a picture that is used or in the form is not deleted, and the place is said', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Delete A harbour at dawn' }));
  expect(card('A harbour at dawn').getByRole('alert')).toHaveTextContent(
    'It cannot be deleted while it is used: About (on the website).',
  );
  await user.click(screen.getByRole('button', { name: 'Delete Cranes in the evening' }));
  expect(card('Cranes in the evening').getByRole('alert')).toHaveTextContent('This form shows it');
  expect(asked).not.toContain('delete_picture');
});

test('an unused picture is deleted after a question, with its files', async () => {
  const { user } = await show();
  const press = () => user.click(screen.getByRole('button', { name: 'Delete stall.png' }));
  await press();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(asked).not.toContain('delete_picture');
  await press();
  answers.site_images = () => Response.json([row('b', 'harbour.png', 'A harbour at dawn')]);
  await user.click(screen.getByRole('button', { name: 'Delete picture' }));
  expect(await screen.findByText('“stall.png” is deleted.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Uploaded' })).toHaveFocus();
  await vi.waitFor(() => expect(screen.queryByText('stall.png')).not.toBeInTheDocument());
  expect(asked).toEqual(expect.arrayContaining(['delete_picture', 'site-images']));
});

test('a refusal of the database is shown, and where the picture is used now', async () => {
  const message = 'This picture is used, so it was not deleted: Hero (in the draft).';
  answers.delete_picture = () => Response.json({ code: 'PT400', message }, { status: 400 });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Delete stall.png' }));
  answers.picture_uses = () =>
    Response.json([{ path: pathOf('c'), section: 'hero', place: 'draft' }]);
  await user.click(screen.getByRole('button', { name: 'Delete picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await screen.findByText('Used: Hero Section (in the draft)')).toBeVisible();
  expect(asked).not.toContain('site-images');
});

test('the pictures of the site are there while the uploads cannot be loaded', async () => {
  answers.site_images = () => Response.json({ message: 'no' }, { status: 503 });
  const failing = show();
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load what was uploaded.");
  expect(screen.getByRole('button', { name: 'Rice' })).toBeVisible();
  answers.site_images = () => Response.json([row('b', 'harbour.png', 'A harbour at dawn')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await failing;
});
