import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EditorProps } from '@/admin/editor/editor-props';
import type { EditorState } from '@/admin/saving/editor-state';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { PublishSheet } from './publish-sheet';

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const state: EditorState = {
  dirty: false,
  writing: null,
  confirmed: null,
  failure: null,
  failed: null,
  backedUpAt: null,
  conflict: null,
  saves: 0,
  live: null,
  draftVersion: 0,
};

function renderSheet(content: object) {
  const { result } = renderHook(() => useForm({ defaultValues: content }));
  const onClose = vi.fn();
  const shared = {
    opened: { section: 'values', label: 'Core Values', defaultContent: valuesDefaultContent },
    state,
  } as EditorProps;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...result.current}>
        <PublishSheet {...shared} open onClose={onClose} onPublish={() => {}} />
      </FormProvider>
    </QueryClientProvider>,
  );
  return onClose;
}

test('with nothing to publish the sheet has one button, which closes it', () => {
  const onClose = renderSheet(valuesDefaultContent);
  expect(screen.getByText(/^Nothing to publish/)).toBeInTheDocument();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close']);
  buttons[0]?.click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('with a change the sheet offers to publish it, or to go on editing', () => {
  const [first, ...others] = valuesDefaultContent.values;
  renderSheet({ values: [{ ...first, name: 'Honesty' }, ...others] });
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
});
