import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { clearToasts, showToast, toastStore } from './toast-store';
import { Toaster } from './toaster';

afterEach(() => act(clearToasts));

const error = { tone: 'destructive', title: 'Error' } as const;

test('toasts show title and text in the order of their coming, also those from before, the same once, and hostile text as text', async () => {
  const { container } = render(<Toaster />);
  expect(container).toBeEmptyDOMElement();
  const hostile = '<img src=x onerror=alert(1)>';
  act(() => {
    showToast({ ...error, description: 'Invalid login credentials' });
    showToast({ ...error, description: hostile });
    showToast({ ...error, description: hostile });
  });
  const toasts = await screen.findAllByRole('listitem');
  expect(toasts.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Invalid login credentials'),
    expect.stringContaining(`Error${hostile}`),
  ]);
});

test('the close button removes its toast and no other', async () => {
  showToast({ ...error, description: 'First' });
  showToast({ ...error, description: 'Second' });
  render(<Toaster />);
  const [close] = await screen.findAllByRole('button', { name: 'Close notification' });
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(toastStore.get()).toMatchObject([{ description: 'Second' }]);
});
