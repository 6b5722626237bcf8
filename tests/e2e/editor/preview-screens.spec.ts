import type { Locator, Page } from '@playwright/test';
import { heroDefaultContent } from '../../../src/content/sections/hero/default-content';
import { expectAccessible } from '../support/accessibility';
import { choose, expect, openEditor, publishElsewhere, test } from '../support/editor';

test.use({ section: 'hero', preview: true });

const frame = (part: Page | Locator) => part.locator('iframe').contentFrame();
const previewPane = (page: Page) => page.getByRole('region', { name: 'Preview' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

function expectOnTop(target: Locator) {
  return expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element.contains(there);
      }),
    )
    .toBe(true);
}

test('a narrow screen shows form or preview, a wide one both, and the bar stays on either', async ({
  page,
  section,
}) => {
  const bar = page.getByRole('button', { name: 'Publish…' });
  const form = page.getByRole('form', { name: 'Hero Section' });
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  const preview = page.locator('iframe');
  await page.setViewportSize({ width: 320, height: 844 });
  await openEditor(page, section);
  await form.getByText('Spices', { exact: true }).click();

  for (const width of [320, 1023]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(tab(page, 'Edit')).toHaveAttribute('aria-selected', 'true');
    await expect(preview).toBeHidden();
    const { width: column } = (await form.boundingBox()) ?? { width: 0 };
    expect(column).toBeLessThanOrEqual(640);
    expect(column).toBeGreaterThan(Math.min(640, width - 60) - 1);
    await title.fill(`Spices at ${width}`);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Add a slide' }).scrollIntoViewIfNeeded();
    await expectOnTop(bar);

    await tab(page, 'Preview').click();
    await expect(form).toBeHidden();
    await expect(
      frame(page).getByRole('heading', { name: new RegExp(`^Spices at ${width}`) }),
    ).toBeVisible();
    await expectOnTop(bar);
    await expectOnTop(tab(page, 'Preview'));

    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Edit')).toBeFocused();
    await expect(preview).toBeHidden();
    await expect(title).toHaveValue(`Spices at ${width}`);
    await page.keyboard.press('Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
  }
  await tab(page, 'Preview').click();
  await expectAccessible(page, 'the preview');

  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await title.fill('Spices at 1024');
  await expect(frame(page).getByRole('heading', { name: /^Spices at 1024/ })).toBeInViewport();
  const [left, right] = [await form.boundingBox(), await preview.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await page.getByRole('button', { name: 'Add a slide' }).scrollIntoViewIfNeeded();
  await expectOnTop(bar);
});

test('the field in focus alone is outlined, each screen has its own shape, and a version from the history is the page that it was', async ({
  page,
  request,
  admin,
  section,
}) => {
  const titled = (title: string) => ({
    slides: heroDefaultContent.slides.map((slide, index) =>
      index === 0 ? { ...slide, title } : slide,
    ),
  });
  await publishElsewhere(request, admin, section, titled('Spices before'));
  await publishElsewhere(request, admin, section, titled('Spices now'));
  await openEditor(page, section);
  await expect(frame(page).getByRole('heading', { name: /^Spices/ })).toBeVisible();
  const outlined = frame(page).locator('[data-preview-focus]');
  await expect(outlined).toHaveCount(0);
  await page.getByText('Dry Fruits', { exact: true }).first().click();
  const slide = frame(page).getByRole('group', { name: /^3 of 5/ });
  for (const [field, place] of [
    ['Title', slide.getByRole('heading', { name: /^Dry Fruits/ })],
    ['Subtitle', slide.getByText(heroDefaultContent.slides[2]?.subtitle ?? '')],
    ['Button label', slide.getByRole('link')],
    // The picture fills the slide, so the slide has the outline.
    ['Description of the picture', slide],
  ] as const) {
    await page.getByRole('textbox', { name: field, exact: true }).focus();
    await expect(outlined).toHaveCount(1);
    await expect(place).toHaveAttribute('data-preview-focus');
    await expect(place).toHaveCSS('outline', /^rgb\(.*\) solid 3px$/);
    await expect(outlined).toBeInViewport();
  }

  const menu = frame(page).getByRole('button', { name: 'Open menu' });
  const mainLinks = frame(page).getByRole('navigation', { name: 'Main' });
  const topBar = frame(page).getByRole('complementary', { name: 'Contact' });
  for (const [screen, width, height, has, hasNot] of [
    ['Phone', 390, 844, [menu], [mainLinks, topBar]],
    ['Desktop', 1366, 768, [mainLinks, topBar], [menu]],
  ] as const) {
    await page.getByRole('radio', { name: screen }).check();
    for (const each of has) await expect(each, screen).toBeVisible();
    for (const each of hasNot) await expect(each, screen).toBeHidden();
    const inside = page.frame('section-preview')?.evaluate(() => [innerWidth, innerHeight]);
    expect(await inside).toEqual([width, height]);
    const [box, pane] = [await boxOf(page.locator('iframe')), await boxOf(previewPane(page))];
    expect(box.width / box.height).toBeCloseTo(width / height, 2);
    expect(box.y + box.height).toBeLessThanOrEqual(pane.y + pane.height + 1);
    expect(box.x + box.width).toBeLessThanOrEqual(pane.x + pane.width + 1);
  }
  // The carousel is wider than 2:1, as on a desktop, so its pictures are cropped as there.
  const carousel = frame(page).getByRole('region', { name: 'Our goods' });
  const { width, height } = await boxOf(carousel);
  expect(width / height).toBeGreaterThan(2);

  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Hero Section' });
  await history.getByRole('button', { name: /^Published version by/ }).click();
  await expect(frame(history).getByRole('heading', { name: /^Spices before/ })).toBeVisible();
  const formPreview = page.getByRole('region', { name: 'Preview', includeHidden: true }).last();
  await expect(
    frame(formPreview).getByRole('heading', { name: /^Spices now/, includeHidden: true }),
  ).toHaveCount(1);
});
