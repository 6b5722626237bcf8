import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import type { Entry } from '@/admin/data/entries';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { ConflictDialog } from './conflict-dialog';

const [first, ...others] = heroDefaultContent.slides;

type Content = { slides: unknown[] };

function show(
  mine: Content,
  theirs: Content,
  kind = 'published',
  saved: Content = heroDefaultContent,
) {
  const { result } = renderHook(() => useForm({ defaultValues: mine }));
  const fill = vi.fn();
  const head = {
    id: 4,
    kind,
    at: '2026-03-12T14:05:00',
    author_name: 'Layla',
    author: null,
  };
  const openForm = unsavedForm('hero', result.current.getValues, fill);
  openForm.set({ base: { ...head, content: saved } as unknown as Entry });
  const entry = { ...head, content: theirs } as unknown as Entry;
  const shared = { openForm, state: openForm.getState(), head: null };
  render(
    <FormProvider {...result.current}>
      <ConflictDialog
        {...shared}
        conflict={{
          is: 'conflict',
          kind: kind === 'published' ? kind : 'draft',
          theirs: entry,
          isOpen: true,
        }}
      />
    </FormProvider>,
  );
  return { form: result.current, fill };
}

test('items that both sides added all stay, also where they are too many', async () => {
  const added = (...ids: string[]) => ids.map((id) => ({ ...first, id }));
  const { fill } = show(
    { slides: [first, ...others, ...added('a', 'b')] },
    { slides: [first, ...others, ...added('c', 'd')] },
  );
  expect(
    screen.getByText('There is nothing to choose: all that was changed is kept.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to publish…' }));
  const slides = [first, ...others, ...added('c', 'd', 'a', 'b')];
  await waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith({ slides }));
});

test('a colleague’s discard that takes saved text away says which, and where it stays', () => {
  const saved = { slides: [{ ...first, title: 'Saved' }, ...others] };
  const mine = { slides: [{ ...first, title: 'Saved', subtitle: 'Typed since' }, ...others] };
  show(mine, heroDefaultContent, 'discarded', saved);
  expect(screen.getByText('What you typed since stays here.')).toBeInTheDocument();
  const change = screen.getByText('The discarded draft stays in the history.', { exact: false });
  expect(change.nextElementSibling).toHaveTextContent(/Saved/);
  expect(screen.getByRole('button', { name: 'Save without it' })).toBeInTheDocument();
  expect(screen.queryByText(/are kept|is lost/)).not.toBeInTheDocument();
});

test('a colleague’s discard of a deletion says that the item comes back', () => {
  const mine = { slides: [...others, { ...others[0], id: 'new' }] };
  show(mine, heroDefaultContent, 'discarded', { slides: others });
  const change = screen.getByText('The discarded draft stays in the history.', { exact: false });
  expect(change.nextElementSibling).toHaveTextContent(`Added “${first?.title}”`);
});

test('a picture whose upload ends behind the dialog is in what is merged', async () => {
  const theirs = { slides: [{ ...first, title: 'Theirs' }, ...others] };
  const mine = { slides: [{ ...first, subtitle: 'Mine' }, ...others] };
  const { form, fill } = show(mine, theirs);
  expect(
    screen.getByText('There is nothing to choose: all that was changed is kept.'),
  ).toBeInTheDocument();
  const picture = { kind: 'uploaded', path: `${'a'.repeat(32)}.webp`, width: 1920, height: 1080 };
  const described = { ...picture, alt: 'A sack of rice' };
  act(() => form.setValue('slides.0.picture' as 'slides', described as never));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to publish…' }));
  const merged = { ...first, title: 'Theirs', subtitle: 'Mine', picture: described };
  await waitFor(() =>
    expect(fill).toHaveBeenCalledExactlyOnceWith({ slides: [merged, ...others] }),
  );
});
