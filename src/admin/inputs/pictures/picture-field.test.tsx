import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import { libraryPicturesQuery } from '@/admin/data/pictures';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import { setSignedIn } from '@/admin/saving/actions';
import { failureOf } from '@/admin/saving/state';
import { toastStore } from '@/components/ui/toast-store';
import type { PictureContent } from '@/content/fields/picture-schema';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import type { SiteImage } from '@/lib/supabase/database.types';
import { storageKey } from '@/lib/supabase/stored-session';
import { PictureField } from './picture-field';
import { sitePictureAlts } from './site-picture-alts';

const name = 'slides.0.picture';
const rice: PictureContent = {
  kind: 'site',
  name: 'hero/rice',
  alt: sitePictureAlts['hero/rice'],
};
const upload: PictureContent = {
  kind: 'uploaded',
  path: `${'3f9a'.repeat(8)}.webp`,
  width: 800,
  height: 600,
  alt: 'A harbour at dawn',
};

function renderField(picture: object) {
  const [slide] = heroDefaultContent.slides;
  const { result } = renderHook(() =>
    useForm<FieldValues>({
      resolver: sectionResolver('hero'),
      defaultValues: { slides: [{ ...slide, picture }] },
    }),
  );
  const form = result.current;
  const client = new QueryClient();
  const openForm = unsavedForm('hero', form.getValues);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <OpenFormContext value={openForm}>
        <FormProvider {...form}>
          <PictureField name={name} />
        </FormProvider>
      </OpenFormContext>
    </QueryClientProvider>,
  );
  const submit = () => act(() => form.handleSubmit(() => {})());
  const untilUploaded = () => waitFor(() => expect(client.isMutating()).toBe(0));
  return { client, form, openForm, submit, unmount, untilUploaded, user: userEvent.setup() };
}

const description = () => screen.getByRole('textbox', { name: 'Description of the picture' });

async function choose(user: ReturnType<typeof userEvent.setup>, label: string) {
  await user.click(screen.getByRole('button', { name: 'Choose from the website’s pictures' }));
  const dialog = screen.getByRole('dialog', { name: 'The website’s pictures' });
  await user.click(within(dialog).getByRole('button', { name: label }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

test('a chosen picture brings its description, and the form tells its subscribers', async () => {
  const { form, user } = renderField(rice);
  const values: unknown[] = [];
  form.subscribe({
    formState: { values: true },
    callback: (state) => values.push(state.values.slides[0]?.picture),
  });
  await choose(user, 'Desert dunes');
  const dunes = { kind: 'site', name: 'scenes/dunes', alt: sitePictureAlts['scenes/dunes'] };
  expect(form.getValues(name)).toEqual(dunes);
  expect(values.at(-1)).toEqual(dunes);
  expect(description()).toHaveValue(dunes.alt);
  expect(screen.getByText(/^Desert dunes, one of/)).toBeVisible();
});

test('the picture in use is marked among the others', async () => {
  const { user } = renderField(rice);
  await user.click(screen.getByRole('button', { name: 'Choose from the website’s pictures' }));
  expect(screen.getByRole('button', { name: 'Rice', pressed: true })).toBeVisible();
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(10);
});

test('a description in one’s own words stays when another picture is chosen', async () => {
  const { form, user } = renderField(rice);
  await user.clear(description());
  await user.type(description(), 'Our rice');
  await choose(user, 'Warehouse aisle');
  expect(form.getValues(name)).toEqual({
    kind: 'site',
    name: 'scenes/warehouse',
    alt: 'Our rice',
  });
  expect(description()).toHaveAccessibleDescription(/^Written before this picture came: does it/);
  await user.type(description(), ' in sacks');
  expect(description()).toHaveAccessibleDescription(/^Describe the picture/);
});

test('the description that a picture of the library has there goes with it, also in a form that was opened again', async () => {
  const { client, form, user } = renderField(upload);
  const stored = { path: upload.path, description: upload.alt, uploaded_at: '2026-03-12' };
  client.setQueryData(libraryPicturesQuery.queryKey, [stored as SiteImage]);
  await choose(user, 'Desert dunes');
  expect(form.getValues(`${name}.alt`)).toBe(sitePictureAlts['scenes/dunes']);
});

test('nothing of an upload is left when a site’s picture takes its place', async () => {
  const { form, user } = renderField(upload);
  expect(screen.getByText(/800 × 600 pixels: it may look blurred/)).toBeVisible();
  await choose(user, 'Rice');
  expect(form.getValues(name)).toEqual({ ...rice, alt: 'A harbour at dawn' });
});

const slider = (direction: 'across' | 'up and down') =>
  screen.getByRole('slider', { name: `Keep in view, ${direction}` });

test('what must stay in view is moved by two sliders, and the middle is nothing to store', async () => {
  const { form, user } = renderField(rice);
  const move = (direction: 'across' | 'up and down', value: number) =>
    fireEvent.change(slider(direction), { target: { value } });
  expect(slider('across')).toHaveAttribute('aria-valuetext', 'the middle');
  move('across', 40);
  move('up and down', 55);
  expect(form.getValues(name)).toEqual({ ...rice, focus: '40% 45%' });
  expect(slider('across')).toHaveAttribute('aria-valuetext', '40 % across, 45 % down');
  expect(screen.getByText('Keeps in view: 40 % across, 45 % down')).toBeVisible();
  move('across', 50);
  move('up and down', 50);
  expect(form.getValues(name)).toEqual(rice);
  move('up and down', 0);
  expect(form.getValues(name)).toEqual({ ...rice, focus: '50% 100%' });
  await choose(user, 'Rice');
  expect(form.getValues(name)).toEqual(rice);
});

test('a click says what must stay in view, for this picture and not for the next', async () => {
  const { form, user } = renderField(upload);
  const area = slider('across').parentElement?.querySelector('button') as HTMLElement;
  area.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  fireEvent.click(area, { clientX: 200, clientY: 350 });
  expect(form.getValues(name)).toEqual({ ...upload, focus: '25% 100%' });
  expect(slider('across')).toHaveFocus();
  await choose(user, 'Rice');
  expect(form.getValues(name)).toEqual({ ...rice, alt: 'A harbour at dawn' });
});

test('a missing picture and a missing description are said where they belong', async () => {
  const { user, submit } = renderField({ kind: 'site', name: '', alt: '' });
  expect(screen.getByText('No picture yet')).toBeVisible();
  await submit();
  expect(await screen.findByText('Choose a picture.')).toHaveAttribute('role', 'alert');
  await choose(user, 'Rice');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());

  await user.clear(description());
  await waitFor(() => expect(description()).toBeInvalid());
  expect(description()).toHaveAccessibleDescription(/Write a description of the picture/);
});

test('a refused file is explained, is not tried again, and leaves the picture as it was', async () => {
  const { form, user } = renderField(rice);
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', {
    type: 'image/png',
  });
  await user.upload(screen.getByLabelText('Upload a picture'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a JPEG');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(form.getValues(name)).toEqual(rice);

  await choose(user, 'Pulses');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a file that is dropped is taken, several are not, and dragged text is no file', async () => {
  renderField(rice);
  const group = screen.getByRole('group', { name: 'Picture' });
  const gif = new File(['GIF89a'], 'a.gif');
  fireEvent.drop(group, { dataTransfer: { files: [] } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.drop(group, { dataTransfer: { files: [gif] } });
  expect(await screen.findByText(/^This file is not a JPEG/)).toBeVisible();
  fireEvent.drop(group, { dataTransfer: { files: [gif, gif] } });
  expect(await screen.findByText(/^These are several files/)).toBeVisible();
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngFile = (name: string) => new File([png, name], name, { type: 'image/png' });

/** jsdom can neither decode nor encode pictures: each is 800 x 600 pixels here. */
function stubCanvas() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect() {}, drawImage() {} });
      convertToBlob = async () => new Blob(['webp'], { type: 'image/webp' });
    },
  );
}

/** Storage does not respond until `answer(n)` sends the response to the n-th upload. */
function stubStorage() {
  const answers: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { pathname } = new URL(String(request));
    if (!pathname.startsWith('/storage/')) return Promise.resolve(Response.json({ hidden: false }));
    return new Promise((resolve) => {
      answers.push(() => resolve(Response.json({ Key: pathname, Id: '1' })));
    });
  });
  const inAnHour = Math.round(Date.now() / 1000) + 3600;
  const session = { access_token: 'a', refresh_token: 'b', expires_at: inAnHour, user: {} };
  localStorage.setItem(storageKey, JSON.stringify(session));
  const untilSent = (sent: number) =>
    waitFor(() => expect(answers.length).toBeGreaterThan(sent), { timeout: 10_000 });
  async function answer(sent: number) {
    await untilSent(sent);
    answers[sent]?.();
  }
  return { answer, untilSent };
}

test('a failed upload may be tried again', async () => {
  stubCanvas();
  vi.stubGlobal('OffscreenCanvas', undefined);
  const { form, user } = renderField(rice);
  await user.upload(screen.getByLabelText('Upload a picture'), pngFile('a.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not convert the picture');

  const decoding = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('createImageBitmap', decoding);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Uploading a.png…');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Upload a picture')).toHaveFocus();
  expect(form.getValues(name)).toEqual(rice);
  // Wait until the retry decodes: otherwise it would run on with the next test's stubs.
  await waitFor(() => expect(decoding).toHaveBeenCalled());
});

test('an upload whose answer is lost is sent again before anything is said', async () => {
  stubCanvas();
  const { answer } = stubStorage();
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { form, user } = renderField(rice);
  await user.upload(screen.getByLabelText('Upload a picture'), pngFile('a.png'));
  for (const sent of [0, 1]) await answer(sent);
  await waitFor(() => expect(form.getValues(name).kind).toBe('uploaded'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an upload after the end of the session asks to sign in, and goes on once it is tried again', async () => {
  stubCanvas();
  const { answer } = stubStorage();
  const session = localStorage.getItem(storageKey) ?? '';
  localStorage.removeItem(storageKey);
  const { form, openForm, user } = renderField(rice);
  await user.upload(screen.getByLabelText('Upload a picture'), pngFile('a.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
  await waitFor(() => expect(failureOf(openForm.getState())?.kind).toBe('signed-out'));
  localStorage.setItem(storageKey, session);
  setSignedIn(openForm, true);
  expect(failureOf(openForm.getState())).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  for (const sent of [0, 1]) await answer(sent);
  await waitFor(() => expect(form.getValues(name).kind).toBe('uploaded'));
});

test('of two files the one that was chosen last is inserted, whichever arrives last', async () => {
  stubCanvas();
  const { answer, untilSent } = stubStorage();
  const { form, user, untilUploaded } = renderField(rice);
  await user.upload(screen.getByLabelText('Upload a picture'), pngFile('a.png'));
  await answer(0);
  // Wait for the second size of a.png: otherwise the first size of b.png could be sent before it.
  await untilSent(1);
  await user.upload(screen.getByLabelText('Upload a picture'), pngFile('b.png'));
  expect(screen.getByRole('status')).toHaveTextContent('Uploading b.png…');
  for (const sent of [2, 3]) await answer(sent);
  await waitFor(() => expect(form.getValues(name).kind).toBe('uploaded'));
  const second = form.getValues(name);
  expect(second).toMatchObject({ width: 800, height: 600, alt: '' });
  await answer(1);
  await untilUploaded();
  expect(form.getValues(name)).toEqual(second);
});

test('a picture whose field is gone when it arrives is in the library, and a toast says so', async () => {
  stubCanvas();
  const { answer } = stubStorage();
  const { form, user, unmount } = renderField(rice);
  await user.upload(screen.getByLabelText('Upload a picture'), pngFile('harbour.png'));
  await answer(0);
  unmount();
  await answer(1);
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject([
      { description: 'harbour.png is among the website’s pictures: choose it there.' },
    ]),
  );
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/rpc/add_image'), expect.anything());
  expect(form.getValues(name)).toEqual(rice);
});
