import { sections } from '../../src/content/sections/sections';
import { expect, test } from './support/accounts';
import { open, visitorPages } from './support/pages';

// Narrow enough for the editor to leave out its preview.
test.use({ account: 'admin', viewport: { width: 820, height: 1180 } });

/** A text whose two lines can be found on a page. */
const linesOf = (field: string) => [`${field} begins`, `${field} goes on`];

/** The content with such a text in each of the fields, which are named as the form does it. */
function withLines(content: object, fields: string[]): object {
  const defaultContent = structuredClone(content);
  for (const field of fields) {
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    const owner = keys.reduce<object>((part, key) => Reflect.get(part, key), defaultContent);
    Reflect.set(owner, last, linesOf(field).join('\n'));
  }
  return defaultContent;
}

test('a line break in any field of several lines is one on the page', {
  tag: '@desktop',
}, async ({ page }) => {
  const rows: { section: string; version: number; content: object }[] = [];
  const fields: string[] = [];
  for (const { key, defaultContent } of sections) {
    await open(page, `/admin/${key}`);
    await expect(page.getByRole('button', { name: 'Publish…' })).toBeVisible();
    const names = await page
      .locator('textarea')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name') ?? ''));
    rows.push({ section: key, version: 1, content: withLines(defaultContent, names) });
    fields.push(...names);
  }
  expect(fields.length).toBeGreaterThan(40);

  await page.route('**/rest/v1/site_sections*', (route) => route.fulfill({ json: rows }));
  const shown = new Set<string>();
  const run: string[] = [];
  for (const { path } of visitorPages.filter((each) => !/auth|no-such/.test(each.path))) {
    await open(page, path);
    // The address at the foot of every page comes with all the rest.
    await expect(page.getByRole('contentinfo')).toContainText('warehouseAddress goes on');
    // biome-ignore lint/performance/useDomNodeTextContent: what the style sheet makes of a line break
    const text = await page.locator('body').innerText();
    for (const field of fields) {
      if (text.includes(linesOf(field).join('\n'))) shown.add(field);
      if (text.includes(linesOf(field).join(' '))) run.push(`${field} on ${path}`);
    }
  }
  expect(run, 'lines that run into one another').toEqual([]);
  expect(fields.filter((field) => !shown.has(field))).toEqual([]);
});
