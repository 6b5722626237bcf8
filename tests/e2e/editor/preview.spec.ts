import type { Locator, Page } from '@playwright/test';
import { heroSection } from '../../../src/content/sections/hero/default-content';
import { expectFits, expectTargets } from '../support/accessibility';
import { choose, expect, openEditor, test } from '../support/editor';

// Its messages and pages, forms in it: src/admin/preview and src/preview.

test.use({ section: 'hero', preview: true });

const frame = (part: Page | Locator) => part.locator('iframe').contentFrame();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const thirdSlide = heroSection.defaultContent.slides[2]?.subtitle ?? '';

/** In view, and covered by nothing. */
async function expectAtHand(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 });
  await control.click({ trial: true });
}

test('the preview is the page as a visitor sees it, follows the typing, and leads to the fields; nothing leads out of it, and a version from the history is the page that it was', async ({
  page,
  admin,
  section,
}) => {
  const titled = (title: string) => ({
    slides: heroSection.defaultContent.slides.map((slide, index) =>
      index === 0 ? { ...slide, title } : slide,
    ),
  });
  await admin.publish(titled('Spices before'));
  await admin.publish(titled('Spices now'));
  await openEditor(page, section);
  await expect(frame(page).getByRole('heading', { name: /^Spices now/ })).toBeVisible();
  await expect(frame(page).getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  const outlined = frame(page).locator('[data-preview-focus]');
  await expect(outlined).toHaveCount(0);
  await page.getByText('Spices now', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Whole spices');
  await expect(frame(page).getByRole('heading', { name: /^Whole spices/ })).toBeVisible();

  await page.getByText('Dry Fruits', { exact: true }).click();
  const slide = frame(page).getByRole('group', { name: /^3 of 5/ });
  for (const [field, place] of [
    ['Subtitle', slide.getByText(thirdSlide)],
    // The picture fills the slide, so the slide has the outline.
    ['Description of the picture', slide],
  ] as const) {
    await page.getByRole('textbox', { name: field, exact: true }).last().focus();
    await expect(outlined).toHaveCount(1);
    await expect(place).toHaveCSS('outline-style', 'solid');
    await expect(outlined).toBeInViewport();
  }

  const title = page.getByRole('textbox', { name: 'Title', exact: true }).last();
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' }).last();
  await title.focus();
  await expect(frame(page).getByRole('heading', { name: /^Dry Fruits/ })).toBeInViewport();
  await frame(page).getByText(thirdSlide).click();
  await expect(subtitle).toBeFocused();
  await frame(page).getByRole('link', { name: 'Contact' }).first().click();
  const third = frame(page).getByRole('group', { name: /^3 of 5/ });
  await third.getByRole('link', { name: 'Explore Now' }).press('Enter');
  await expect(third.getByRole('heading', { name: /^Dry Fruits/ })).toBeVisible();
  expect(page.frame('section-preview')?.url()).toMatch(/\/$/);

  // Text of the preview holds invisible codes of its fields, so it cannot be selected and copied.
  await frame(page).getByText(thirdSlide).dblclick({ force: true });
  const selected = () => page.frame('section-preview')?.evaluate(() => String(getSelection()));
  expect(await selected()).toBe('');

  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Hero Section' });
  await history.getByRole('button', { name: /^Published version by/ }).click();
  await expect(frame(history).getByRole('heading', { name: /^Spices before/ })).toBeVisible();
});

test.describe('a section with a part of the home page', () => {
  test.use({ section: 'vision-mission', viewport: { width: 320, height: 844 } });

  test('a narrow screen shows form or preview, a wide one both; the bar stays on either; each screen has its own shape, and the part of a page is in view', async ({
    page,
    section,
  }) => {
    const bar = page.getByRole('button', { name: 'Publish…' });
    const form = page.getByRole('form', { name: 'Vision & Mission' });
    const summary = form.getByRole('textbox', { name: 'Short text for the home page' }).first();
    const preview = page.locator('iframe');
    const text = form.getByRole('textbox', { name: 'Text', exact: true }).first();
    await openEditor(page, section);
    await text.fill('Typed at 320.');
    await expect(preview).toBeHidden();
    await page.getByRole('button', { name: 'Add a goal' }).scrollIntoViewIfNeeded();
    await expectAtHand(bar);

    await tab(page, 'Preview').click();
    await expect(form).toBeHidden();
    await expect(frame(page).getByText('Typed at 320.')).toBeVisible();
    await expectAtHand(bar);
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Edit')).toBeFocused();
    await expect(text).toHaveValue('Typed at 320.');
    await tab(page, 'Preview').click();
    await expectFits(page, 'the preview');
    await expectTargets(page, 24);

    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(page.getByRole('tab')).toHaveCount(0);
    const [left, right] = [await form.boundingBox(), await preview.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    await summary.fill('Typed at 1024.');
    await page.getByRole('combobox', { name: 'Page' }).selectOption('Home');
    await expect(frame(page).getByText('Typed at 1024.')).toBeInViewport();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Add a goal' }).scrollIntoViewIfNeeded();
    const menu = frame(page).getByRole('button', { name: 'Open menu' });
    const mainLinks = frame(page).getByRole('navigation', { name: 'Main' });
    for (const [screen, has, hasNot] of [
      ['Phone', menu, mainLinks],
      ['Desktop', mainLinks, menu],
    ] as const) {
      await page.getByRole('radio', { name: screen }).check();
      await expect(has, screen).toBeVisible();
      await expect(hasNot, screen).toBeHidden();
      await expect(preview, screen).toBeInViewport({ ratio: 0.99 });
    }
  });
});
