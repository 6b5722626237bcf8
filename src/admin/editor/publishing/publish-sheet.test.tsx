import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import { draftAuthorsQuery, type Entry } from '@/admin/data/entries';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import type { Event } from '@/admin/saving/state';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import type { Json } from '@/lib/supabase/database.types';
import { PublishSheet } from './publish-sheet';

const base = { id: 4, kind: 'draft', author_name: 'Bilal Khan' } as Entry;

/** The sheet after *Publish…* has read the head, and after the events. Returns how to read the form's state. */
function renderSheet(content: Json, authors?: string[], events: Event[] = []) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(draftAuthorsQuery('values', base.id, 'amal').queryKey, authors);
  const stored = { head: base, published: null };
  const openForm = unsavedForm('values', () => Object(content), undefined, stored);
  const ready = { of: 'look', is: 'done', content } as const;
  openForm.dispatch({ is: 'pressed', of: 'look' });
  for (const event of [{ is: 'ended', outcome: ready } as const, ...events]) {
    openForm.dispatch(event);
  }
  const { question } = openForm.getState();
  if (question?.is !== 'sheet') throw new Error('The sheet is not open.');
  const { result } = renderHook(() => useForm({ values: content as object }));
  const onChoose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <OpenFormContext value={openForm}>
        <FormProvider {...result.current}>
          <PublishSheet sheet={question} onChoose={onChoose} />
        </FormProvider>
      </OpenFormContext>
    </QueryClientProvider>,
  );
  return { openForm, onChoose };
}

const changed = { values: valuesDefaultContent.values.slice(1) } as Json;

test('with nothing to publish the sheet has one button, which closes it', () => {
  const { openForm } = renderSheet(valuesDefaultContent, ['Bilal Khan']);
  expect(screen.getByText(/^Nothing to publish/)).toBeInTheDocument();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(screen.queryByText('Bilal Khan')).not.toBeInTheDocument();
  buttons[0]?.click();
  expect(openForm.getState().question).toBeNull();
});

test('with a change the sheet offers to publish it, or to go on editing', () => {
  const [first, ...others] = valuesDefaultContent.values;
  const content = { values: [{ ...first, name: 'Honesty' }, ...others] } as Json;
  renderSheet(content, ['Bilal Khan']);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeEnabled();
  expect(screen.getByText('Bilal Khan').closest('p')).toHaveTextContent(
    'Bilal Khan has saved this draft, too.',
  );
});

test('what is wrong is listed in the sheet, and a line of it leads to its field', () => {
  const [first, ...others] = valuesDefaultContent.values;
  const invalid = { values: [{ ...first, name: '' }, ...others] } as Json;
  const outcome = { of: 'look', is: 'invalid' } as const;
  const { onChoose } = renderSheet(invalid, [], [{ is: 'ended', outcome }]);
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Value 1 › Name: Write a name.' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('values.0.name');
});

test('a newer text is told in the sheet, where Compare… opens the question', () => {
  const outcome = {
    of: 'publish',
    is: 'conflict',
    theirs: { ...base, id: 5 },
    earlier: [],
  } as const;
  const { openForm } = renderSheet(changed, [], [{ is: 'ended', outcome }]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not published: Bilal Khan has saved a newer text.',
  );
  screen.getByRole('button', { name: 'Compare…' }).click();
  expect(openForm.getState().question).toEqual(outcome);
});

test('where nobody can say whose draft it is, the sheet says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderSheet(changed);
  expect(screen.getByText('Looking up whose draft it is…')).toBeInTheDocument();
  const failed = 'We could not look up who else has saved this draft.';
  expect(await screen.findByText(failed)).toBeInTheDocument();
});

test('the line about whose draft it is stays where it is one’s own, so that Publish does not move', () => {
  renderSheet(changed, []);
  expect(screen.getByText('Nobody else has saved this draft.')).toBeInTheDocument();
});

test('while it is published, the pressed button keeps the focus, and cannot be pressed again', () => {
  renderSheet(changed, [], [{ is: 'began', of: 'publish' }]);
  const button = screen.getByRole('button', { name: 'Publishing…' });
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
