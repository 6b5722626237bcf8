import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderFields } from '@/../tests/render-fields';
import { signInItsUser } from '@/../tests/unsaved-form';
import { libraryPicturesQuery } from '@/admin/inputs/pictures/picture-dialog';
import type { PictureContent } from '@/content/fields/picture-schema';
import { heroSection } from '@/content/sections/hero/default-content';
import type { SiteImage } from '@/lib/supabase/database.types';
import { storageKey } from '@/lib/supabase/stored-session';
import { PictureField } from './picture-field';
import { sitePictureAlts } from './site-picture-alts';

const name = 'slides.0.picture';
const site = (picture: keyof typeof sitePictureAlts): PictureContent => ({
  kind: 'site',
  name: picture,
  alt: sitePictureAlts[picture],
});
const rice = site('hero/rice');
const upload: PictureContent = {
  kind: 'uploaded',
  path: `${'3f9a'.repeat(8)}.webp`,
  width: 800,
  height: 600,
  alt: 'A harbour at dawn',
};

function renderField(picture: object) {
  const slides = [{ ...heroSection.defaultContent.slides[0], picture }];
  const rendered = renderFields('hero', { slides }, <PictureField name={name} />);
  const { getValues } = rendered.form;
  return {
    ...rendered,
    picture: () => getValues(name),
    untilInserted: () => waitFor(() => expect(getValues(name).kind).toBe('uploaded')),
  };
}

const user = userEvent.setup();
const description = () => screen.getByRole('textbox', { name: 'Description of the picture' });
const give = (...files: File[]) => user.upload(screen.getByLabelText('Upload a picture'), files);

async function choose(label: string) {
  await user.click(screen.getByRole('button', { name: 'Choose from the website’s pictures' }));
  const dialog = screen.getByRole('dialog', { name: 'The website’s pictures' });
  await user.click(await within(dialog).findByRole('button', { name: label }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

test('the picture in use is marked; a chosen one brings its description, and the form tells its subscribers', async () => {
  const { form, picture } = renderField(rice);
  const told = vi.fn();
  form.subscribe({
    formState: { values: true },
    callback: ({ values }) => told(values.slides[0]?.picture),
  });
  await user.click(screen.getByRole('button', { name: 'Choose from the website’s pictures' }));
  expect(await screen.findByRole('button', { name: 'Rice', pressed: true })).toBeVisible();
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Desert dunes' }));
  const dunes = site('scenes/dunes');
  expect(picture()).toEqual(dunes);
  expect(told).toHaveBeenLastCalledWith(dunes);
  expect(description()).toHaveValue(dunes.alt);
  expect(screen.getByText(/^Desert dunes, one of/)).toBeVisible();
});

test('a description in one’s own words stays when another picture is chosen', async () => {
  const { picture } = renderField(rice);
  await user.clear(description());
  await user.type(description(), 'Our rice');
  await choose('Warehouse aisle');
  expect(picture()).toEqual({ ...site('scenes/warehouse'), alt: 'Our rice' });
  expect(description()).toHaveAccessibleDescription(/^Written before this picture came: does it/);
  await user.type(description(), ' in sacks');
  expect(description()).toHaveAccessibleDescription(/^Describe the picture/);
});

test('the description that a picture of the library has there goes with it, also in a form that was opened again', async () => {
  const { client, picture } = renderField(upload);
  const stored = { path: upload.path, description: upload.alt, uploaded_at: '2026-03-12' };
  client.setQueryData(libraryPicturesQuery.queryKey, [stored as SiteImage]);
  await choose('Desert dunes');
  expect(picture()).toEqual(site('scenes/dunes'));
});

const slider = (direction: 'across' | 'up and down') =>
  screen.getByRole('slider', { name: `Keep in view, ${direction}` });

test('what must stay in view is moved by two sliders, and the middle is nothing to store', () => {
  const { picture } = renderField(rice);
  function move(across: number, up: number) {
    fireEvent.change(slider('across'), { target: { value: across } });
    fireEvent.change(slider('up and down'), { target: { value: up } });
  }
  expect(slider('across')).toHaveAttribute('aria-valuetext', 'the middle');
  move(40, 55);
  expect(picture()).toEqual({ ...rice, focus: '40% 45%' });
  expect(slider('across')).toHaveAttribute('aria-valuetext', '40 % across, 45 % down');
  expect(screen.getByText('Keeps in view: 40 % across, 45 % down')).toBeVisible();
  move(50, 50);
  expect(picture()).toEqual(rice);
  move(50, 0);
  expect(picture()).toEqual({ ...rice, focus: '50% 100%' });
});

test('the arrow keys move the spot as they point, from either slider', () => {
  const { picture } = renderField(rice);
  fireEvent.keyDown(slider('across'), { key: 'ArrowDown' });
  fireEvent.keyDown(slider('up and down'), { key: 'ArrowLeft' });
  expect(picture()).toEqual({ ...rice, focus: '45% 55%' });
});

test('a click says what must stay in view, for this picture; of an upload, nothing is left in the next', async () => {
  const { picture } = renderField(upload);
  expect(screen.getByText(/800 × 600 pixels: it may look blurred/)).toBeVisible();
  const area = slider('across').parentElement?.querySelector('button') as HTMLElement;
  area.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  fireEvent.click(area, { clientX: 200, clientY: 350 });
  expect(picture()).toEqual({ ...upload, focus: '25% 100%' });
  expect(slider('across')).toHaveFocus();
  await choose('Rice');
  expect(picture()).toEqual({ ...rice, alt: 'A harbour at dawn' });
});

test('a missing picture and a missing description are said where they belong', async () => {
  const { form } = renderField({ kind: 'site', name: '', alt: '' });
  expect(screen.getByText('No picture yet')).toBeVisible();
  await act(() => form.handleSubmit(() => {})());
  expect(await screen.findByText('Choose a picture.')).toHaveAttribute('role', 'alert');
  await choose('Rice');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.clear(description());
  await waitFor(() => expect(description()).toBeInvalid());
  expect(description()).toHaveAccessibleDescription(/Write a description of the picture/);
});

test('a refused file is explained, is not tried again, and leaves the picture as it was; dragged text is no file', async () => {
  const { picture } = renderField(rice);
  const gif = new File(['GIF89a'], 'a.png', { type: 'image/png' });
  const drop = (...files: File[]) =>
    fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), { dataTransfer: { files } });
  drop();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  drop(gif, gif);
  expect(await screen.findByText(/^These are several files/)).toBeVisible();
  await give(gif);
  expect(await screen.findByText(/^This file is not a JPEG/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(picture()).toEqual(rice);
  await choose('Pulses');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngFile = (name: string) => new File([png, name, 'IEND'], name, { type: 'image/png' });

/**
 * Storage does not respond until `answer(n)` sends the response to the n-th upload. The canvas writes `formats`.
 * Returns also what is done on a canvas.
 */
function stubStorage(formats = ['image/webp', 'image/jpeg']) {
  const drawn: string[] = [];
  // jsdom can neither decode nor encode pictures: each is 800 x 600 pixels here.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        fillRect() {
          drawn.push(`paper ${this.fillStyle}`);
        },
        fillStyle: '',
        drawImage: () => drawn.push('picture'),
      });
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob(['picture'], { type: formats.find((format) => format === type) ?? 'image/png' });
    },
  );
  const answers: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { pathname } = new URL(String(request));
    if (!pathname.startsWith('/storage/')) return Promise.resolve(Response.json({ hidden: false }));
    return new Promise((resolve) => {
      answers.push(() => resolve(Response.json({ Key: pathname, Id: '1' })));
    });
  });
  const untilSent = (sent: number) =>
    waitFor(() => expect(answers.length).toBeGreaterThan(sent), { timeout: 10_000 });
  async function answer(...uploads: number[]) {
    for (const sent of uploads) {
      await untilSent(sent);
      answers[sent]?.();
    }
  }
  return { answer, drawn, untilSent };
}

test('an upload after the end of the session goes on once it is tried again; a lost answer is asked for again before anything is said', async () => {
  const { answer } = stubStorage();
  const { untilInserted } = renderField(rice);
  localStorage.removeItem(storageKey);
  await give(pngFile('a.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture was not uploaded.');
  signInItsUser();
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Uploading a.png…');
  expect(screen.getByText('a.png')).toHaveAttribute('translate', 'no');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Upload a picture')).toHaveFocus();
  await answer(0, 1);
  await untilInserted();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an upload without the role is tried again at its field', async () => {
  stubStorage();
  vi.mocked(fetch).mockImplementation(async (request) =>
    String(request).includes('/storage/')
      ? Response.json({ statusCode: '403', message: '' }, { status: 400 })
      : Response.json({ code: '42501', message: '' }, { status: 403 }),
  );
  renderField(rice);
  await give(pngFile('a.png'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The picture was not uploaded.');
});

test('of two files the one that was chosen last is inserted, whichever arrives last', async () => {
  const { answer, untilSent } = stubStorage();
  const { client, picture, untilInserted } = renderField(rice);
  await give(pngFile('a.png'));
  await answer(0);
  // Wait for the second size of a.png: otherwise the first size of b.png could be sent before it.
  await untilSent(1);
  await give(pngFile('b.png'));
  expect(screen.getByRole('status')).toHaveTextContent('Uploading b.png…');
  await answer(2, 3);
  await untilInserted();
  const second = picture();
  await answer(1);
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(picture()).toEqual(second);
});

test('a picture whose field is gone when it arrives is in the library', async () => {
  const { answer } = stubStorage();
  const { picture, unmount } = renderField(rice);
  await give(pngFile('harbour.png'));
  await answer(0);
  unmount();
  await answer(1);
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(
      expect.stringContaining('/rpc/add_image'),
      expect.anything(),
    ),
  );
  expect(picture()).toEqual(rice);
});

test('an upload whose user has signed out is not finished in the name of the next', async () => {
  const { answer, untilSent } = stubStorage();
  const { client, unmount } = renderField(rice);
  await give(pngFile('quay.png'));
  await answer(0);
  await untilSent(1);
  unmount();
  signInItsUser('bea');
  await answer(1);
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(fetch).not.toHaveBeenCalledWith(
    expect.stringContaining('/rpc/add_image'),
    expect.anything(),
  );
});

test('a browser that writes no WebP stores JPEG, with paper where nothing was; search engines may show it', async () => {
  const { answer, drawn } = stubStorage(['image/jpeg']);
  document.body.style.backgroundColor = 'rgb(255, 250, 240)';
  const { picture, untilInserted } = renderField(rice);
  await give(pngFile('a.png'));
  await answer(0, 1);
  await untilInserted();
  document.body.style.backgroundColor = '';
  expect(picture().path).toMatch(/\.jpg$/);
  expect(drawn.slice(0, 2)).toEqual(['paper rgb(255, 250, 240)', 'picture']);
  const uploads = vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/object/'));
  const sent = uploads.map(([url, init]) => [
    String(url).replace(/.*-/, ''),
    ...['content-type', 'x-robots-tag'].map((name) => new Headers(init?.headers).get(name)),
  ]);
  expect(sent).toEqual(['640.jpg', '800.jpg'].map((size) => [size, 'image/jpeg', 'all']));
});
