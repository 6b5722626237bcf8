import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { clearToasts } from '@/components/ui/toast/toast-store';
import { AccountForm } from './account-form';

afterEach(clearToasts);

const refusal = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['refused', false, refusal],
  ['refused in a dialog', true, refusal],
  ['answered in the form', false, () => Promise.resolve()],
])('a form that was sent by keyboard and is %s has its focus again', async (_, inline, end) => {
  const answer = Promise.withResolvers<void>();
  const send = () => answer.promise.then(end);
  render(<AccountForm submit="Confirm address" submitting="Confirming..." {...{ send, inline }} />);
  const button = screen.getByRole('button');
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button).toBeDisabled();
  // Browsers take the focus from a disabled button, jsdom does not.
  act(() => button.blur());
  answer.resolve();
  await waitFor(() => expect(button).toBeEnabled());
  expect(button).toHaveFocus();
});
