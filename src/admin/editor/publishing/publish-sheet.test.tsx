import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EditorProps } from '@/admin/editor/editor-props';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import type { Json } from '@/lib/supabase/database.types';
import { PublishSheet } from './publish-sheet';

function renderSheet(content: Json) {
  const onClose = vi.fn();
  const shared = {
    openForm: {
      opened: { section: 'values', label: 'Core Values', defaultContent: valuesDefaultContent },
    },
    state: { status: { is: 'clean' }, base: null, published: null },
  } as EditorProps;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PublishSheet {...shared} content={content} onClose={onClose} onPublish={() => {}} />
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
  renderSheet({ values: [{ ...first, name: 'Honesty' }, ...others] } as Json);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeEnabled();
});
