import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store';
import { Toaster } from './toaster';

afterEach(() => {
  act(() => {
    for (const { id } of toastStore.get()) dismissToast(id);
  });
});

function showError() {
  showToast({ tone: 'destructive', title: 'Error', description: 'Invalid login credentials' });
}

test('nothing is drawn until there is something to say', () => {
  const { container } = render(<Toaster />);
  expect(container).toBeEmptyDOMElement();
});

test('a toast shows its title and its text', async () => {
  render(<Toaster />);
  act(showError);
  const toast = await screen.findByRole('listitem');
  expect(toast).toHaveTextContent('Error');
  expect(toast).toHaveTextContent('Invalid login credentials');
});

test('a toast shown before the toaster is there is not lost', async () => {
  showError();
  render(<Toaster />);
  expect(await screen.findByText('Invalid login credentials')).toBeInTheDocument();
});

test('the close button removes the toast', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  act(showError);
  await user.click(await screen.findByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(screen.queryByText('Invalid login credentials')).toBeNull());
  expect(toastStore.get()).toEqual([]);
});

test('hostile text is shown as text', async () => {
  render(<Toaster />);
  const hostile = '<img src=x onerror=alert(1)>';
  act(() => showToast({ tone: 'destructive', title: 'Error', description: hostile }));
  expect(await screen.findByText(hostile)).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});
