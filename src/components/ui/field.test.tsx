import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { TextAreaField, TextField } from './field';

test('the label belongs to the control, and a click on it puts the cursor there', async () => {
  const user = userEvent.setup();
  render(<TextField label="Email" name="email" type="email" required />);
  await user.click(screen.getByText('Email'));
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toBeRequired();
});

test('a field that may stay empty says so', () => {
  render(<TextField label="Phone" name="phone" />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(screen.getByText('(optional)')).toBeVisible();
  expect(input).not.toBeRequired();
});

test('hint and error describe the control, and the error is announced', () => {
  render(<TextField label="Title" name="title" hint="Up to 40 characters." error="Too long" />);
  const input = screen.getByRole('textbox', { name: 'Title' });
  expect(input).toHaveAccessibleDescription('Up to 40 characters. Too long');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Too long');
});

test('without hint or error the control is described by nothing and is valid', () => {
  render(<TextAreaField label="Message" name="message" rows={6} />);
  const textArea = screen.getByRole('textbox', { name: 'Message' });
  expect(textArea).not.toHaveAttribute('aria-describedby');
  expect(textArea).not.toHaveAttribute('aria-invalid');
  expect(textArea).toHaveAttribute('rows', '6');
});

test.each([
  ['email', 'Noor <info@x.ae>;', 'info@x.ae'],
  ['tel', '٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'],
  ['text', ' Noor <info@x.ae>; ', ' Noor <info@x.ae>; '],
])('a pasted or typed %s is cleaned, and its form is told', async (type, text, clean) => {
  const user = userEvent.setup();
  const told: string[] = [];
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => told.push(target.value);
  render(
    <>
      <TextField label="Pasted" type={type} onChange={onChange} />
      <TextField label="Typed" type={type} onChange={onChange} />
    </>,
  );
  const [pasted, typed] = screen.getAllByRole('textbox');
  pasted?.focus();
  await user.paste(text);
  expect(pasted).toHaveValue(clean);
  expect(told.at(-1)).toBe(clean);
  await user.type(typed as HTMLElement, text);
  await user.tab();
  expect(typed).toHaveValue(clean);
  expect(told.at(-1)).toBe(clean);
});

test('two fields of the same label keep apart', async () => {
  const user = userEvent.setup();
  render(
    <>
      <TextField label="Email" name="a" />
      <TextField label="Email" name="b" />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', { name: 'Email' });
  if (!first || !second) throw new Error('two fields were expected');
  await user.type(second, 'x');
  expect(first).toHaveValue('');
  expect(second).toHaveValue('x');
});
