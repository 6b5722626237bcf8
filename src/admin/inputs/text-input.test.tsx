import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { OpenFormContext } from './open-form-context';
import { TextInput } from './text-input';

function show(name: string, paragraphs: boolean) {
  const { result } = renderHook(() => useForm({ defaultValues: aboutDefaultContent }));
  render(
    <FormProvider {...result.current}>
      <OpenFormContext value={unsavedForm('about', () => aboutDefaultContent)}>
        <TextInput name={name} rows={3} paragraphs={paragraphs} />
      </OpenFormContext>
    </FormProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.select();
  return {
    field,
    paste: (text: string) =>
      fireEvent.paste(field, { clipboardData: { getData: () => text.replaceAll('\n', '\r\n') } }),
    stored: () => result.current.getValues('ourStory'),
  };
}

const offer = () => screen.queryByRole('button', { name: 'Put space between these lines?' });

test('pasted lines can be made paragraphs, and their bullets are left out', async () => {
  const { field, paste, stored } = show('ourStory', true);
  expect(offer()).not.toBeInTheDocument();
  paste('• One van\n• Then two');
  expect(field).toHaveValue('One van\nThen two');
  expect(stored()).toBe('One van\nThen two');

  const button = offer();
  if (!button) throw new Error('Nothing is offered');
  await userEvent.click(button);
  expect(stored()).toBe('One van\n\nThen two');
  expect(field).toHaveFocus();
  expect(offer()).not.toBeInTheDocument();
});

test('where line breaks are shown as they are, nothing is offered', () => {
  const { field, paste } = show('ourStory', false);
  paste('• One van\n• Then two');
  expect(field).toHaveValue('One van\nThen two');
  expect(offer()).not.toBeInTheDocument();
});

test('a field with paragraphs says how they are made, and from 80 % of its limit how much fits', () => {
  const { field } = show('ourStory', true);
  expect(field).toHaveAccessibleDescription('A blank line begins a new paragraph.');
  fireEvent.change(field, { target: { value: 'x'.repeat(1199) } });
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
  fireEvent.change(field, { target: { value: 'x'.repeat(1200) } });
  expect(screen.getByText('1,200 of 1,500 characters')).toBeVisible();
  fireEvent.change(field, { target: { value: 'x'.repeat(1510) } });
  expect(screen.getByText('1,510 of 1,500 characters: 10 too many')).toBeVisible();
});

test('a text of one line wraps and takes no line breaks, typed or pasted', async () => {
  const { result } = renderHook(() => useForm({ defaultValues: aboutDefaultContent }));
  render(
    <FormProvider {...result.current}>
      <OpenFormContext value={unsavedForm('about', () => aboutDefaultContent)}>
        <TextInput name="teaser.heading" />
      </OpenFormContext>
    </FormProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Heading' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Food{Enter}from');
  fireEvent.paste(field, { clipboardData: { getData: () => ' many\r\n • places\r\n' } });
  expect(field).toHaveValue('Foodfrom many places');
});
