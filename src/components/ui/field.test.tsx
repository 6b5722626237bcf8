import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextAreaField, TextField } from './field';

test('label, hint and error belong to the control, and the error is announced', () => {
  const hint = 'Up to 40 characters.';
  render(<TextField label="Title" name="title" required hint={hint} error="Too long" />);
  const input = screen.getByRole('textbox', { name: 'Title' });
  expect(input).toHaveAccessibleDescription(`${hint} Too long`);
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(screen.getByRole('alert')).toHaveTextContent('Too long');
});

test('a field that may stay empty says so, and two of one label keep apart', async () => {
  render(
    <>
      <TextField label="Phone" name="a" />
      <TextAreaField label="Phone" name="b" rows={6} />
    </>,
  );
  expect(screen.getAllByText('(optional)')).toHaveLength(2);
  const [first, second] = screen.getAllByRole('textbox', { name: 'Phone' });
  await userEvent.type(second as HTMLElement, 'x');
  expect([first, second].map((field) => (field as HTMLInputElement).value)).toEqual(['', 'x']);
  expect(second).not.toHaveAttribute('aria-invalid');
});
