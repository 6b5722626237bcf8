import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { Field, TextField } from './field';

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
      <Field label="Phone">{(control) => <textarea name="b" rows={6} {...control} />}</Field>
    </>,
  );
  expect(screen.getAllByText('(optional)')).toHaveLength(2);
  const [first, second] = screen.getAllByRole('textbox', { name: 'Phone' });
  await userEvent.type(second as HTMLElement, 'x');
  expect([first, second].map((field) => (field as HTMLInputElement).value)).toEqual(['', 'x']);
  expect(second).not.toHaveAttribute('aria-invalid');
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
