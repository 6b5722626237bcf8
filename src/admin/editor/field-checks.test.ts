// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type FieldValues, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { contactSchema } from '@/content/sections/contact/schema';
import { checkAfterBlur, checkAfterChange } from './field-checks';

test('a second phone like the first is said at the second, until one of them changes', () => {
  const { result } = renderHook(() => {
    const form = useForm<FieldValues>({ defaultValues: contactDefaultContent });
    return { form, errors: form.formState.errors };
  });
  const { form } = result.current;
  const message = () => form.getFieldState('phones.1').error?.message;
  const [first] = contactDefaultContent.phones;

  act(() => form.setValue('phones.1', first));
  act(() => checkAfterBlur(form, contactSchema, 'phones.1'));
  expect(message()).toBe('Write another number than the first.');
  act(() => form.setValue('phones.0', '+971 4 111 1111'));
  act(() => checkAfterChange(form, contactSchema, 'phones.0'));
  expect(message()).toBeUndefined();
});
