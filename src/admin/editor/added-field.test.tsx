import { valibotResolver } from '@hookform/resolvers/valibot';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { type GenericSchema, optional } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRevisionsBefore } from '@/admin/data/revisions';
import { readStoredSection } from '@/admin/data/stored-sections';
import { TextInput } from '@/admin/inputs/text-input';
import { FormSection } from '@/admin/inputs/use-field';
import { readLocalBackups } from '@/admin/saving/local-backups';
import { requiredText } from '@/content/fields/field-schemas';
import { readSections } from '@/content/published/read-sections';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { contactSchema } from '@/content/sections/contact/schema';
import { unreadableReason } from '@/content/sections/readable-content';
import type { Json } from '@/lib/supabase/database.types';

const person = 'The sales desk';

// Adds fields to a schema, as a later release would; the content below was stored without them.
Object.assign(contactSchema.entries, { person: optional(requiredText('Person', 30), person) });
Object.assign(contactSchema.entries.whyContact.item.entries, {
  proof: optional(requiredText('Proof', 30), 'Ask us'),
});
const schema: GenericSchema<FieldValues> = contactSchema;

const completed = {
  ...contactDefaultContent,
  person,
  whyContact: contactDefaultContent.whyContact.map((reason) => ({ ...reason, proof: 'Ask us' })),
};

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});

/** Mocks a database with these contents. */
function serve({ published, draft }: { published: Json; draft: Json }) {
  vi.mocked(fetch).mockImplementation(async (request) => {
    const { pathname } = new URL(String(request));
    const row = { by: 'Layla', at: '2026-03-12T14:05:00' };
    if (pathname.endsWith('/site_section_drafts')) {
      return Response.json([{ ...row, content: draft, baseVersion: 2, version: 8 }]);
    }
    const version = { ...row, section: 'contact', content: published, version: 3 };
    return Response.json([version]);
  });
}

test('an added field has its default wherever older content is read', async () => {
  expect(unreadableReason('contact', contactDefaultContent)).toBeUndefined();
  const row = { section: 'contact', entry: 1, format: 1, content: contactDefaultContent };
  expect(readSections([row]).contact).toEqual(completed);

  const { person: _, ...older } = completed;
  serve({ published: contactDefaultContent, draft: { ...older, email: '', gone: 'Kept' } });
  const stored = await readStoredSection('contact');
  expect(stored.published?.content).toEqual(completed);
  expect(stored.draft?.content).toEqual({ ...completed, email: '', gone: 'Kept' });
  expect(stored.draft?.baseContent).toEqual(completed);
  const [revision] = await readRevisionsBefore('contact', 'infinity', 1);
  expect(revision?.content).toEqual(completed);

  const base = { version: 0, draftVersion: 0, liveContent: null, draftContent: null };
  const backup = { content: contactDefaultContent, base, keptAt: Date.now() };
  localStorage.setItem('saffron-gate-copy/amal/contact/0/tab', JSON.stringify(backup));
  expect(readLocalBackups('amal', 'contact').map(({ content }) => content)).toEqual([completed]);
});

test('the form shows the default, and publishes it or what takes its place', async () => {
  serve({ published: contactDefaultContent, draft: contactDefaultContent });
  const stored = await readStoredSection('contact');
  const { result } = renderHook(() =>
    useForm<FieldValues>({
      defaultValues: stored.draft?.content as FieldValues,
      resolver: valibotResolver(schema, undefined, { raw: true }),
    }),
  );
  const form = result.current;
  render(
    <FormProvider {...form}>
      <FormSection value="contact">
        <TextInput name="person" />
        <TextInput name="whyContact.0.proof" />
      </FormSection>
    </FormProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Person' });
  expect(field).toHaveValue(person);
  expect(screen.getByRole('textbox', { name: 'Proof' })).toHaveValue('Ask us');
  expect(await form.trigger()).toBe(true);
  expect(form.getValues()).toEqual(completed);

  const user = userEvent.setup();
  await user.clear(field);
  expect(await form.trigger()).toBe(false);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Write a person.'));
  await user.type(field, 'Somebody whose name is so long');
  expect(screen.getByText('30 of 30 characters')).toBeInTheDocument();
});

test('a field without a default is empty in the form, and visitors do not see what lacks it', async () => {
  const { phones: _, ...older } = contactDefaultContent;
  serve({ published: older, draft: older });
  const { published, draft } = await readStoredSection('contact');
  expect(published?.misfits).toEqual([{ name: 'phones', message: 'It is missing.' }]);
  expect(draft?.content).toEqual({ ...completed, phones: ['', ''] });
  expect(unreadableReason('contact', draft?.content)).toBeUndefined();
});
