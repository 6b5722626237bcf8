import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import { draftAuthorsQuery, type Entry } from '@/admin/data/entries';
import { SectionFailure } from '@/admin/data/section-failure';
import type { FormStatus } from '@/admin/saving/form-state';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import type { Json } from '@/lib/supabase/database.types';
import { PublishSheet } from './publish-sheet';

const base = { id: 4, kind: 'draft', author_name: 'Bilal Khan' } as Entry;

function renderSheet(content: Json, status: FormStatus = { is: 'idle' }, authors?: string[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(draftAuthorsQuery('values', base.id, 'amal').queryKey, authors);
  const openForm = unsavedForm('values', () => content);
  openForm.set({ status, base });
  const closeSheet = vi.spyOn(openForm, 'closeSheet');
  render(
    <QueryClientProvider client={queryClient}>
      <PublishSheet openForm={openForm} state={openForm.getState()} head={null} content={content} />
    </QueryClientProvider>,
  );
  return closeSheet;
}

test('with nothing to publish the sheet has one button, which closes it', () => {
  const closeSheet = renderSheet(valuesDefaultContent, { is: 'idle' }, ['Bilal Khan']);
  expect(screen.getByText(/^Nothing to publish/)).toBeInTheDocument();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(screen.queryByText('Bilal Khan')).not.toBeInTheDocument();
  buttons[0]?.click();
  expect(closeSheet).toHaveBeenCalledOnce();
});

test('with a change the sheet offers to publish it, or to go on editing', () => {
  const [first, ...others] = valuesDefaultContent.values;
  const content = { values: [{ ...first, name: 'Honesty' }, ...others] } as Json;
  renderSheet(content, { is: 'idle' }, ['Bilal Khan']);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeEnabled();
  expect(screen.getByText('Bilal Khan').closest('p')).toHaveTextContent(
    'Bilal Khan worked on the newest draft.',
  );
});

test('a draft that could not be saved in the sheet is said there', () => {
  const failure = new SectionFailure('refused', 'This section is too long: shorten it.');
  const content = { values: valuesDefaultContent.values.slice(1) } as Json;
  renderSheet(content, { is: 'failed', kind: 'draft', failure }, []);
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t save. This section is too long');
});

test('where nobody can say whose draft it is, the sheet says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderSheet({ values: valuesDefaultContent.values.slice(1) } as Json);
  expect(screen.getByText('Looking up who else worked on the newest draft…')).toBeInTheDocument();
  const failed = 'We could not look up who else worked on the newest draft.';
  expect(await screen.findByText(failed)).toBeInTheDocument();
});

test('while it is published, the pressed button keeps the focus, and cannot be pressed again', () => {
  renderSheet({ values: valuesDefaultContent.values.slice(1) } as Json, { is: 'publishing' });
  const button = screen.getByRole('button', { name: 'Publishing…' });
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
