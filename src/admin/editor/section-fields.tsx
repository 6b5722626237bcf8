import { memo } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { editors } from '@/admin/editors/editors';
import { FormSection } from '@/admin/fields/use-field';
import type { SectionKey } from '@/content/sections/section';

type SectionFieldsProps = { section: SectionKey; form: UseFormReturn<FieldValues> };

/**
 * The fields of a section. Drawn once: status, preview and dialogs change with every few keystrokes,
 * and a hundred fields that were drawn along with them would make typing slow.
 */
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
