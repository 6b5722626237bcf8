import { type ComponentType, memo } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormSection } from '@/admin/inputs/use-field';
import type { SectionKey } from '@/content/sections/section';
import { AboutEditor } from './about-editor';
import { ClientsEditor } from './clients-editor';
import { ContactEditor } from './contact-editor';
import { HeroEditor } from './hero-editor';
import { ServicesEditor } from './services-editor';
import { ValuesEditor } from './values-editor';
import { VisionMissionEditor } from './vision-mission-editor';

const editors: Record<SectionKey, ComponentType> = {
  hero: HeroEditor,
  about: AboutEditor,
  'vision-mission': VisionMissionEditor,
  values: ValuesEditor,
  services: ServicesEditor,
  clients: ClientsEditor,
  contact: ContactEditor,
};

type SectionFieldsProps = { section: SectionKey; form: UseFormReturn<FieldValues> };

/** Memoized: the component around it renders while one types, and a hundred fields would make that slow. */
export const SectionFields = memo(function SectionFields({ section, form }: SectionFieldsProps) {
  const Editor = editors[section];
  return (
    <FormProvider {...form}>
      <FormSection value={section}>
        <Editor />
      </FormSection>
    </FormProvider>
  );
});
