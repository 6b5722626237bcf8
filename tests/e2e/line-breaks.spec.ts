import { sections } from '../../src/content/sections/sections';
import { expect, openEditor, test } from './support/editor';
import { open, visitorPages } from './support/pages';

const linesOf = (field: string) => [`${field} begins`, `${field} goes on`];

/** Fields are named as in the form, such as `vision.text`. */
function withLines(content: object, fields: string[]): object {
  const changed = structuredClone(content);
  for (const field of fields) {
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    const owner = keys.reduce<object>((part, key) => Reflect.get(part, key), changed);
    Reflect.set(owner, last, linesOf(field).join('\n'));
  }
  return changed;
}

test('a line break in any field of several lines is one on the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await openEditor(page, 'hero');
  const rows: { section: string; entry: number; format: number; content: object }[] = [];
  const fields: string[] = [];
  for (const { key, label, defaultContent } of sections) {
    await page.getByRole('navigation').getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish…' })).toBeVisible();
    const names = await page
      // `enterkeyhint=next` marks fields of one line.
      .locator('textarea:not([enterkeyhint=next])')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name') ?? ''));
    rows.push({ section: key, entry: 1, format: 1, content: withLines(defaultContent, names) });
    fields.push(...names);
  }
  expect(fields.length).toBeGreaterThan(40);

  await page.route('**/rest/v1/site_sections*', (route) => route.fulfill({ json: rows }));
  const visible = new Set<string>();
  const joined: string[] = [];
  await open(page, '/');
  for (const { path, heading } of visitorPages.filter((each) => !/auth|no-such/.test(each.path))) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toContainText('warehouseAddress goes on');
    // biome-ignore lint/performance/useDomNodeTextContent: `innerText` follows `white-space`
    const text = await page.locator('body').innerText();
    for (const field of fields) {
      if (text.includes(linesOf(field).join('\n'))) visible.add(field);
      if (text.includes(linesOf(field).join(' '))) joined.push(`${field} on ${path}`);
    }
  }
  expect(joined, 'lines that run into one another').toEqual([]);
  expect(fields.filter((field) => !visible.has(field))).toEqual([]);
});
