import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import type { Entry, EntryAuthor } from '@/admin/data/entries';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { ConflictDialog } from './conflict-dialog';

const [first, ...others] = heroDefaultContent.slides;

type Content = { slides: unknown[] };

function show(
  mine: Content,
  theirs: Content,
  kind = 'published',
  saved: Content = heroDefaultContent,
  earlier: readonly EntryAuthor[] = [],
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
  const base = { ...head, content: saved } as unknown as Entry;
  const openForm = unsavedForm('hero', result.current.getValues, fill, {
    head: base,
    published: null,
  });
  const entry = { ...head, id: 5, content: theirs } as unknown as Entry;
  const of = kind === 'published' ? 'publish' : 'save';
  const conflict = { is: 'conflict', of, theirs: entry, earlier } as const;
  openForm.dispatch({ is: 'told', outcome: conflict });
  openForm.dispatch({ is: 'compared' });
  render(
    <OpenFormContext value={openForm}>
      <FormProvider {...result.current}>
        <ConflictDialog conflict={conflict} />
      </FormProvider>
    </OpenFormContext>,
  );
  return fill;
}

test('items that both sides added all stay, also where they are too many', async () => {
  const added = (...ids: string[]) => ids.map((id) => ({ ...first, id }));
  const fill = show(
    { slides: [first, ...others, ...added('a', 'b')] },
    { slides: [first, ...others, ...added('c', 'd')] },
  );
  expect(screen.getByText('What you have typed and not saved yet stays.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to publish…' }));
  const slides = [first, ...others, ...added('c', 'd', 'a', 'b')];
  await waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith({ slides }));
});

test('what of the form changes is listed; a colleague’s discard says where the draft stays', () => {
  const saved = { slides: [{ ...first, title: 'Saved' }, ...others] };
  const mine = { slides: [{ ...first, title: 'Saved', subtitle: 'Typed since' }, ...others] };
  show(mine, heroDefaultContent, 'discarded', saved);
  expect(screen.getByText('What you have typed and not saved yet stays.')).toBeInTheDocument();
  expect(screen.getByText(/The discarded draft stays in the history\.$/)).toBeInTheDocument();
  const changes = screen.getByRole('heading', { name: 'What changes in your form' });
  expect(changes.nextElementSibling).toHaveTextContent(/Saved/);
  expect(changes.nextElementSibling).not.toHaveTextContent('Typed since');
  expect(
    screen.getByRole('button', { name: 'Save without the discarded draft' }),
  ).toBeInTheDocument();
});

test('a draft that was discarded before the newest text was written is said, too', () => {
  const discard = { kind: 'discarded', author: null, author_name: 'Layla' } as const;
  const saved = { slides: [{ ...first, title: 'Saved' }, ...others] };
  const theirs = { slides: [{ ...first, subtitle: 'Theirs' }, ...others] };
  show(saved, theirs, 'draft', saved, [discard]);
  expect(screen.getByText(/The discarded draft stays in the history\.$/)).toBeInTheDocument();
  const changes = screen.getByRole('heading', { name: 'What changes in your form' });
  expect(changes.nextElementSibling).toHaveTextContent(/Saved.*Theirs/);
  expect(screen.queryByRole('button', { name: 'Save both' })).not.toBeInTheDocument();
});
