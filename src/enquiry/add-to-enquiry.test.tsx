import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Announcement } from '@/components/announcement';
import { clearToasts, toastStore } from '@/components/ui/toast/toast-store';
import { AddToEnquiry } from './add-to-enquiry';
import { emptyEnquiry } from './enquiry';
import { changeEnquiry, latestEnquiry } from './enquiry-store';

const cumin = { id: 'cumin', title: 'Cumin' };
const oats = { id: 'oats', title: 'Oats' };

afterEach(() =>
  act(() => {
    changeEnquiry(emptyEnquiry);
    clearToasts();
  }),
);

function show() {
  render(
    <MemoryRouter>
      <AddToEnquiry {...cumin} />
      <AddToEnquiry {...oats} />
      <Announcement />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('a product is added, and can be taken out by the same button', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Add to enquiry: Cumin' }));
  expect(screen.getByRole('link', { name: 'In your enquiry: Cumin' })).toHaveAttribute(
    'href',
    '/enquiry',
  );
  expect(screen.getByRole('button', { name: 'Add to enquiry: Oats' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cumin is in your enquiry.');
  expect(screen.getByRole('button', { name: 'Remove Cumin from your enquiry' })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Add to enquiry: Cumin' })).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
  expect(toastStore.get()).toMatchObject([{ title: 'Cumin was removed.' }]);
  act(() => toastStore.get()[0]?.action?.run());
  expect(screen.getByRole('link', { name: 'In your enquiry: Cumin' })).toBeInTheDocument();
});

test('each addition is announced, also the same one again, and only for a moment', async () => {
  const user = show();
  const status = screen.getByRole('status');
  for (const _ of ['first', 'again']) {
    await user.click(screen.getByRole('button', { name: 'Add to enquiry: Cumin' }));
    expect(status).toHaveTextContent('Cumin is in your enquiry.');
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 3000 });
    await user.click(screen.getByRole('button', { name: 'Remove Cumin from your enquiry' }));
  }
});

test('the rest of a search goes along as the line’s note', async () => {
  render(<AddToEnquiry {...cumin} note="16/20" />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button'));
  expect(latestEnquiry().lines).toMatchObject([{ id: 'cumin', note: '16/20' }]);
});
