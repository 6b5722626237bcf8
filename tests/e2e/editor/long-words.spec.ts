import { parse } from 'valibot';
import type { Field } from '../../../src/content/fields/field';
import { sections } from '../../../src/content/sections/sections';
import { isRecord } from '../../../src/lib/is-record';
import type { Json } from '../../../src/lib/supabase/database.types';
import { expectFits } from '../support/accessibility';
import { expect, openEditor, publishElsewhere, test } from '../support/editor';
import { open, visitorPages } from '../support/pages';

test.use({ viewport: { width: 320, height: 640 } });

/** Returns a valid word without a break, or '' if the field must keep its value. `0` and `1` are the two phones. */
function longWord(name: string, limit: number): string {
  if (name === 'email') return `${'m'.repeat(64)}@${'m'.repeat(30)}.com`;
  if (name === 'figure') return '1'.repeat(limit);
  if (name === 'whatsapp') return '+971-50-000-0000'.padEnd(limit, '-');
  if (name === '0' || name === '1') return `+971-50-000-000${name}`.padEnd(limit, '-');
  if (name === 'since') return '';
  const word = 'W'.repeat(Math.min(limit, 90));
  return limit > 200 ? `${word} https://saffrongate.example/${'w'.repeat(90)}` : word;
}

function withLongWords(field: Field, value: unknown, name = ''): unknown {
  if (field.kind === 'text' && typeof value === 'string')
    return longWord(name, field.limit) || value;
  if (field.kind === 'list' && Array.isArray(value)) {
    const items = Array.from(
      { length: field.max },
      (_, index) => value[index] ?? copyOf(value.at(-1)),
    );
    return items.map((item) => withLongWords({ ...field, kind: 'group' }, item));
  }
  if (field.kind === 'tuple' && Array.isArray(value)) {
    return value.map((part, index) => longWord(`${index}`, 30) || part);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const partField = field.fields.get(key);
      return [key, partField ? withLongWords(partField, part, key) : part];
    }),
  );
}

const copyOf = (item: object) => ({ ...item, id: crypto.randomUUID() });

test('a word without an end in every field of full lists makes no public page and no form scroll sideways on a phone', async ({
  page,
  request,
  admin,
}) => {
  // The schemas import src/config/env.ts, for which Vite defines this constant.
  Object.assign(globalThis, { __BACKEND__: { kind: 'none' } });
  const { sectionFields, sectionSchemas } = await import(
    '../../../src/content/sections/section-schemas'
  );
  for (const { key, defaultContent } of sections) {
    const content = withLongWords(sectionFields(key), defaultContent) as Json;
    // Of an invalid publication, visitors would see the default content.
    parse(sectionSchemas[key], content);
    await publishElsewhere(request, admin, key, content);
  }
  for (const { path } of visitorPages.filter((each) => each.path !== '/auth')) {
    await open(page, path);
    if (path === '/about')
      await expect(page.getByText(/W{90}/).filter({ visible: true }).first()).toBeVisible();
    await expectFits(page);
  }
  for (const section of ['hero', 'about'] as const) {
    await openEditor(page, section);
    await expectFits(page);
  }
});
