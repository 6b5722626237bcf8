import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optional } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderFields } from '@/../tests/render-fields';
import { readSection } from '@/admin/data/entries';
import { TextInput } from '@/admin/inputs/text-input';
import { newBackupKey, readLocalBackups, writeLocalBackup } from '@/admin/saving/local-backups';
import { requiredText } from '@/content/fields/field';
import { readSections } from '@/content/published/read-sections';
import { contactSection } from '@/content/sections/contact/default-content';
import { contactSchema } from '@/content/sections/contact/schema';
import type { Json } from '@/lib/supabase/database.types';

const person = 'The sales desk';

// A later release may add fields to a schema; the content below was stored without them.
Object.assign(contactSchema.entries, { person: optional(requiredText('Person', 30), person) });
Object.assign(contactSchema.entries.whyContact.item.entries, {
  proof: optional(requiredText('Proof', 30), 'Ask us'),
});

const completed = {
  ...contactSection.defaultContent,
  person,
  whyContact: contactSection.defaultContent.whyContact.map((reason) => ({
    ...reason,
    proof: 'Ask us',
  })),
};

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});

function serve(content: Json) {
  vi.mocked(fetch).mockImplementation(async () =>
    Response.json([
      {
        id: 8,
        entry: 8,
        section: 'contact',
        kind: 'published',
        content,
        format: 1,
        author: null,
        author_name: 'Layla',
        at: '2026-03-12T14:05:00',
      },
    ]),
  );
}

test('an added field has its default wherever older content is read', async () => {
  const row = { section: 'contact', entry: 1, format: 1, content: contactSection.defaultContent };
  expect(readSections([row])[0]?.content).toEqual(completed);

  const { person: _, ...older } = completed;
  serve({ ...older, email: '', gone: 'Kept' });
  const { head } = await readSection('contact');
  expect(head?.content).toEqual({ ...completed, email: '', gone: 'Kept' });

  const stored = { content: contactSection.defaultContent, base: contactSection.defaultContent };
  writeLocalBackup(newBackupKey('amal', 'contact'), { ...stored, parent: null, lost: [], at: 0 });
  expect(readLocalBackups('amal', 'contact')).toMatchObject([
    { content: completed, base: completed },
  ]);
});

test('the form shows the default, and publishes it or what takes its place', async () => {
  serve(contactSection.defaultContent);
  const { head } = await readSection('contact');
  const { form } = renderFields(
    'contact',
    Object(head?.content),
    <>
      <TextInput name="person" />
      <TextInput name="whyContact.0.proof" />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Person' });
  expect(field).toHaveValue(person);
  expect(screen.getByRole('textbox', { name: 'Proof' })).toHaveValue('Ask us');
  expect(await form.trigger()).toBe(true);
  expect(form.getValues()).toEqual(completed);

  const user = userEvent.setup();
  await user.clear(field);
  await form.handleSubmit(() => {})();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Write a person.'));
  await user.type(field, 'Somebody whose name is so long');
  expect(screen.getByText('30 of 30 characters')).toBeInTheDocument();
});

test('a field without a default is empty in the form, and visitors do not see what lacks it', async () => {
  const { phones: _, ...older } = contactSection.defaultContent;
  serve(older);
  const { head, published } = await readSection('contact');
  expect(published?.issues).toMatchObject([{ name: 'phones', message: 'It is missing.' }]);
  expect(head?.content).toEqual({ ...completed, phones: ['', ''] });
  expect(published?.visibleContent).toEqual(contactSection.defaultContent);
});
