import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormSection } from '@/admin/fields/use-field';
import { isRecord } from '@/content/is-record';
import type { SectionKey } from '@/content/section';
import { sections } from '@/content/sections';
import { editors } from './editors';

function Form({ section, copy }: { section: SectionKey; copy: FieldValues }) {
  const form = useForm({ defaultValues: copy });
  const Fields = editors[section];
  return (
    <FormProvider {...form}>
      <FormSection value={section}>
        <Fields />
      </FormSection>
    </FormProvider>
  );
}

/** The names of all texts and switches of a content; of pictures, which are chosen, only the description. */
function fieldNames(value: unknown, name = ''): string[] {
  const within = (key: string) => (name === '' ? key : `${name}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item, at) => fieldNames(item, within(`${at}`)));
  if (!isRecord(value)) return [name];
  if ('kind' in value) return [within('alt')];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'id' ? [] : fieldNames(part, within(key)),
  );
}

test.each(sections)('every field of $label can be edited, and has a label', ({ key, copy }) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Form section={key} copy={copy} />
    </QueryClientProvider>,
  );
  const names = fieldNames(copy);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    expect(container.querySelector(`[name="${name}"]`), name).not.toBeNull();
  }
  for (const input of screen.getAllByRole('textbox', { hidden: true })) {
    expect(input).toHaveAccessibleName();
  }
});
