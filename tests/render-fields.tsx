import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { StoredSection } from '@/admin/data/entries';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import type { SectionKey } from '@/content/sections/section';
import { signInItsUser, unsavedForm } from './unsaved-form';

type Options = { reset?: (content: object) => void; stored?: StoredSection };

/** A form of the editor that has loaded `content`, and what renders parts of the editor in it. */
export function openFields(section: SectionKey, content: object, { reset, stored }: Options = {}) {
  const resolver = sectionResolver(section);
  const { result } = renderHook(() =>
    useForm<FieldValues>({
      defaultValues: content,
      resolver,
      mode: 'onTouched',
      shouldFocusError: false,
    }),
  );
  const form = result.current;
  signInItsUser();
  const openForm = unsavedForm(section, form.getValues, reset, stored);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const show = (parts: ReactNode) =>
    render(
      <QueryClientProvider client={client}>
        <OpenFormContext value={openForm}>
          <FormProvider {...form}>{parts}</FormProvider>
        </OpenFormContext>
      </QueryClientProvider>,
    );
  return { form, openForm, client, show };
}

export function renderFields(section: SectionKey, content: object, fields: ReactNode) {
  const opened = openFields(section, content);
  return { ...opened, ...opened.show(fields) };
}
