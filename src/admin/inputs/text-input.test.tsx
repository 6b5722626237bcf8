import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { TextInput } from './text-input';
import { FormSection } from './use-field';

function show(name: string, paragraphs: boolean) {
  const { result } = renderHook(() => useForm({ defaultValues: aboutDefaultContent }));
  render(
    <FormProvider {...result.current}>
      <FormSection value="about">
        <TextInput name={name} rows={3} paragraphs={paragraphs} />
      </FormSection>
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

const offer = () => screen.queryByRole('button', { name: 'Make each line a paragraph' });

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

test('a long field says how much fits into it, and how paragraphs are made', () => {
  const { field } = show('ourStory', true);
  expect(field).toHaveAccessibleDescription(
    'A blank line begins a new paragraph. Up to 1,500 characters, about 250 words.',
  );
});
