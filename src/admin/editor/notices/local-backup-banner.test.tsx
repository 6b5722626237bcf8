import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFields } from '@/../tests/render-fields';
import { speak } from '@/admin/editor/speak';
import { newBackupKey, writeLocalBackup } from '@/admin/saving/local-backups';
import { heroSection } from '@/content/sections/hero/default-content';
import type { Json } from '@/lib/supabase/database.types';
import { LocalBackupBanner } from './local-backup-banner';

const [first, ...others] = heroSection.defaultContent.slides;
const titled = (title: string) => ({ slides: [{ ...first, title }, ...others] });

function written(): Response {
  return Response.json({ entry: { section: 'hero', kind: 'aside', content: {} }, head: null });
}

function offer(lost: string[] = [], count = 1) {
  // A form of an earlier test may write its backup after that test has ended.
  localStorage.clear();
  const backup = {
    content: titled('Typed'),
    base: heroSection.defaultContent,
    parent: null,
    lost,
    at: Date.now(),
  };
  for (let each = 0; each < count; each += 1)
    writeLocalBackup(newBackupKey('amal', 'hero'), backup);
  const fill = vi.fn();
  const { form, openForm, show } = openFields('hero', titled('In the form'), { reset: fill });
  speak(openForm);
  show(
    <main id="main" tabIndex={-1}>
      <LocalBackupBanner />
      <input aria-label="Elsewhere" />
    </main>,
  );
  return { form, fill, openForm, user: userEvent.setup() };
}

test('a picture whose upload ends behind the question is in the form when typing is brought back', async () => {
  const { form, fill, openForm, user } = offer();
  const aside: Json[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    aside.push(JSON.parse(String(request?.body)).content);
    return written();
  });
  await user.click(screen.getByRole('button', { name: 'Bring back my typing' }));
  await user.click(await screen.findByRole('radio', { name: /^What you wrote at/ }));
  const picture = { kind: 'uploaded', path: `${'a'.repeat(32)}.webp`, width: 1920, height: 1080 };
  const described = { ...picture, alt: 'A sack of rice' };
  act(() => form.setValue('slides.0.picture', described as never));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Bring back my typing' }));
  const merged = { ...first, title: 'Typed', picture: described };
  await waitFor(() => expect(openForm.getState().backups).toEqual([]));
  expect(fill).toHaveBeenCalledExactlyOnceWith({ slides: [merged, ...others] });
  expect(aside).toEqual([form.getValues()]);
});

test('the question opens at once, so over nobody who has typed on meanwhile', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const { user } = offer(['a write without an answer']);
  expect(screen.getByRole('status')).toHaveTextContent(/We don’t know whether it was saved\.$/);
  await user.click(screen.getByRole('button', { name: 'Bring back my typing' }));
  expect(screen.getByRole('dialog', { name: 'Compare your unfinished edit' })).toBeInTheDocument();
});

test('a copy that another tab has saved, and removed, is no longer offered', async () => {
  const { openForm } = offer();
  const [backup] = openForm.getState().backups;
  localStorage.removeItem(backup?.key ?? '');
  act(() => openForm.onStorage({ newValue: null }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull());
});

test.each([true, false])(
  'a copy that is put away takes the focus only where it was lost (%s)',
  async (isLost) => {
    const { openForm, user } = offer();
    const answered = Promise.withResolvers<Response>();
    vi.spyOn(globalThis, 'fetch').mockReturnValue(answered.promise);
    await user.click(screen.getByRole('button', { name: 'Keep it in the history' }));
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
    if (!isLost) await user.click(elsewhere);
    answered.resolve(written());
    await waitFor(() => expect(openForm.getState().backups).toEqual([]));
    expect(isLost ? screen.getByRole('main') : elsewhere).toHaveFocus();
  },
);

test('of two copies each says which it is; one that the history refuses is still offered', async () => {
  const { openForm, user } = offer([], 2);
  const refusal = { code: 'PT400', message: 'This section is too long: shorten it.' };
  const keep = screen.getByRole('button', { name: 'Keep it in the history' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(refusal, { status: 400 }));
  await user.click(keep);
  await waitFor(() => expect(openForm.getState().last?.is).toBe('refused'));
  expect(screen.getByRole('status')).toHaveTextContent(/\(1 of 2\)\.$/);
  vi.mocked(fetch).mockResolvedValueOnce(written());
  await user.click(keep);
  await waitFor(() => expect(openForm.getState().backups).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent(/\(2 of 2\)\.$/);
});

test('what is kept late moves no field: the place of the last offer stays until it is closed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => written());
  const { user } = offer();
  await user.click(screen.getByRole('button', { name: 'Keep it in the history' }));
  expect(await screen.findByText('No other typing waits here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('No other typing waits here.')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
