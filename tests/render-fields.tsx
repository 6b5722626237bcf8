import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import type { SectionKey } from '@/content/sections/section';
import { unsavedForm } from './unsaved-form';

/** Renders inputs of the editor in a form that has loaded `content`. */
export function renderFields(section: SectionKey, content: object, fields: ReactNode) {
  const resolver = sectionResolver(section);
  const { result } = renderHook(() => useForm<FieldValues>({ defaultValues: content, resolver }));
  const form = result.current;
  const openForm = unsavedForm(section, form.getValues);
  const client = new QueryClient();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <OpenFormContext value={openForm}>
        <FormProvider {...form}>{fields}</FormProvider>
      </OpenFormContext>
    </QueryClientProvider>,
  );
  return { form, openForm, client, unmount };
}
