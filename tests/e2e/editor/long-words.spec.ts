import { parse } from 'valibot';
import type { Field } from '../../../src/content/fields/field';
import { sections } from '../../../src/content/sections/sections';
import { isRecord } from '../../../src/lib/is-record';
import type { Json } from '../../../src/lib/supabase/database.types';
import { expectFits } from '../support/accessibility';
import { expect, openEditor, test } from '../support/editor';
import { open, visitorPages } from '../support/pages';

test.use({ viewport: { width: 320, height: 640 } });

/** Fields of at least so many characters take several lines. */
const severalLines = 160;

const linesOf = (name: string) => [`${name} begins`, `${name} goes on`];

/** Returns valid words without a break, or '' if the field must keep its value. `phones.0` and `phones.1` are the two phones. */
function longWord(name: string, limit: number): string {
  if (name === 'email') return `${'m'.repeat(64)}@${'m'.repeat(30)}.com`;
  if (name.endsWith('.figure')) return '1'.repeat(limit);
  if (name === 'whatsapp') return '+971-50-000-0000'.padEnd(limit, '-');
  if (name.startsWith('phones.')) return `+971-50-000-000${name.at(-1)}`.padEnd(limit, '-');
  if (name.endsWith('.since')) return '';
  if (limit < severalLines || name.endsWith('.alt')) return 'W'.repeat(Math.min(limit, 90));
  const link = limit > 250 ? ` https://saffrongate.example/${'w'.repeat(90)}` : '';
  return `${linesOf(name).join('\n')} ${'W'.repeat(50)}${link}`;
}

function withLongWords(field: Field, value: unknown, name = ''): unknown {
  const within = (key: string | number) => (name ? `${name}.${key}` : `${key}`);
  if (field.kind === 'text' && typeof value === 'string')
    return longWord(name, field.limit) || value;
  if (field.kind === 'list' && Array.isArray(value)) {
    const items = Array.from(
      { length: field.max },
      (_, index) => value[index] ?? copyOf(value.at(-1)),
    );
    return items.map((item, index) =>
      withLongWords({ ...field, kind: 'group' }, item, within(index)),
    );
  }
  if (field.kind === 'tuple' && Array.isArray(value)) {
    return value.map((part, index) => longWord(within(index), 30) || part);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const partField = field.fields.get(key);
      return [key, partField ? withLongWords(partField, part, within(key)) : part];
    }),
  );
}

const copyOf = (item: object) => ({ ...item, id: crypto.randomUUID() });

test('full lists of words without an end make no public page and no form scroll sideways on a phone, and a line break in any field is one on the page', async ({
  page,
  admin,
}) => {
  // Opens every page.
  test.slow();
  // The schemas import src/config/env.ts, for which Vite defines this constant.
  Object.assign(globalThis, { __BACKEND__: { kind: 'none' } });
  const { sectionFields, sectionSchemas } = await import(
    '../../../src/content/sections/section-schemas'
  );
  const names = new Set<string>();
  for (const { key, defaultContent } of sections) {
    const content = withLongWords(sectionFields(key), defaultContent) as Json;
    // Of an invalid publication, visitors would see the default content.
    parse(sectionSchemas[key], content);
    await admin.publish(content, key);
    for (const [, name = ''] of JSON.stringify(content).matchAll(/"([\w.]+) begins\\n/g))
      names.add(name);
  }
  expect(names.size).toBeGreaterThan(60);

  const joined: string[] = [];
  await open(page, '/');
  const withContent = visitorPages.filter(({ path }) => !/auth|no-such|products/.test(path));
  for (const { path, heading } of withContent) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toContainText('warehouseAddress goes on');
    await expectFits(page);
    // biome-ignore lint/performance/useDomNodeTextContent: `innerText` follows `white-space`
    const text = await page.locator('body').innerText();
    for (const name of names) {
      if (text.includes(linesOf(name).join(' '))) joined.push(`${name} on ${path}`);
      if (text.includes(linesOf(name).join('\n'))) names.delete(name);
    }
  }
  expect(joined, 'lines that run into one another').toEqual([]);
  expect([...names], 'fields on no page').toEqual([]);
  await openEditor(page, 'about');
  await expectFits(page);
});
