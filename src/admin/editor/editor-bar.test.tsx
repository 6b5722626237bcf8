import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { signedInAs } from '@/../tests/signed-in';
import { unsavedForm } from '@/../tests/unsaved-form';
import { SectionFailure } from '@/admin/data/section-failure';
import { clearToasts, toastStore } from '@/components/ui/toast-store';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { EditorBar } from './editor-bar';

const [first, ...others] = heroDefaultContent.slides;
const titled = (title: string) => ({ slides: [{ ...first, title }, ...others] });
const draft = {
  id: 4,
  section: 'hero',
  kind: 'draft',
  content: titled('Drafted'),
  format: 1,
  author: 'amal',
  author_name: 'Amal Haddad',
  at: '2026-03-12T14:05:00Z',
} as never;

afterEach(() => {
  clearToasts();
  localStorage.clear();
});

/** Discards a draft. The returned `answer` settles the write. */
async function discardDraft() {
  signedInAs('amal@example.com', 'admin');
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    if (String(url).includes('/section_entries')) return Response.json([draft]);
    return String(url).includes('/site_sections') ? Response.json([]) : rest(url, init);
  });
  let content = titled('Drafted');
  const fill = (next: unknown) => {
    content = next as typeof content;
  };
  const openForm = unsavedForm('hero', () => content, fill);
  openForm.set({ base: draft, head: draft });
  openForm.open();
  const { promise, ...answer } = Promise.withResolvers<never>();
  const add = vi.spyOn(openForm, 'add').mockReturnValue(promise);
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorBar
        openForm={openForm}
        state={openForm.getState()}
        head={draft}
        isRoleLost={false}
        isPolling={false}
      />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Discard draft', hidden: true }));
  const dialog = screen.getByRole('dialog', { name: 'Discard the draft?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(add).toHaveBeenCalled());
  const type = (title: string) => {
    content = titled(title);
  };
  return { openForm, answer, type };
}

const toast = async () => {
  await waitFor(() => expect(toastStore.get()).toHaveLength(1));
  return toastStore.get()[0];
};

test.each([
  [false, 'The form shows what is on the website.'],
  [true, 'What you have typed since is still here.'],
])('after a discard, what was typed meanwhile (%s) is told', async (typesOn, description) => {
  const { answer, type } = await discardDraft();
  if (typesOn) type('Typed since');
  const entry = { ...(draft as object), id: 5, kind: 'discarded', content: heroDefaultContent };
  answer.resolve({ entry, head: entry } as never);
  expect(await toast()).toMatchObject({ title: 'Draft discarded', description });
});

test('a draft that is not discarded is said not to be', async () => {
  const { answer } = await discardDraft();
  answer.reject(new SectionFailure('conflict', 'Somebody else changed this in the meantime.'));
  expect(await toast()).toMatchObject({
    title: 'Nothing was discarded',
    description: 'Somebody else changed this in the meantime.',
  });
});

test('after the form is closed, its failure is not told: another person may have signed in', async () => {
  const { openForm, answer } = await discardDraft();
  openForm.close();
  answer.reject(new TypeError('Failed to fetch'));
  await act(() => openForm.enqueue(async () => {}));
  expect(toastStore.get()).toEqual([]);
});
