import { memo } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { editors } from '@/admin/editor/forms/editors';
import { FormSection } from '@/admin/inputs/use-field';
import type { SectionKey } from '@/content/sections/section';

type SectionFieldsProps = { section: SectionKey; form: UseFormReturn<FieldValues> };

/** Memoized: the form around it renders while one types, and a hundred fields would make that slow. */
export const SectionFields = memo(function SectionFields({ section, form }: SectionFieldsProps) {
  const Fields = editors[section];
  return (
    <FormProvider {...form}>
      <FormSection value={section}>
        <Fields />
      </FormSection>
    </FormProvider>
  );
});
