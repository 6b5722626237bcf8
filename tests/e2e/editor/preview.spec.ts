import type { Locator, Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { heroDefaultContent } from '../../../src/content/sections/hero/default-content';
import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { expectFits, expectTargets } from '../support/accessibility';
import { choose, expect, openEditor, test } from '../support/editor';

// Its messages, its pages and screens: src/admin/preview and src/preview.

test.use({ section: 'hero', preview: true });

const frame = (part: Page | Locator) => part.locator('iframe').contentFrame();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const thirdSlide = heroDefaultContent.slides[2]?.subtitle ?? '';

/** In view, and covered by nothing. */
async function expectAtHand(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 });
  await control.click({ trial: true });
}

async function unfold(page: Page, slide: string) {
  await page.getByText(slide, { exact: true }).first().click();
}

test('the preview is the page as a visitor sees it, follows the typing, and leads to the fields; nothing leads out of it; each screen has its own shape, and a version from the history is the page that it was', async ({
  page,
  admin,
  section,
}) => {
  const titled = (title: string) => ({
    slides: heroDefaultContent.slides.map((slide, index) =>
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
  await unfold(page, 'Spices now');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Whole spices');
  await expect(frame(page).getByRole('heading', { name: /^Whole spices/ })).toBeVisible();

  await unfold(page, 'Dry Fruits');
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

  const menu = frame(page).getByRole('button', { name: 'Open menu' });
  const mainLinks = frame(page).getByRole('navigation', { name: 'Main' });
  for (const [screen, has, hasNot] of [
    ['Phone', menu, mainLinks],
    ['Desktop', mainLinks, menu],
  ] as const) {
    await page.getByRole('radio', { name: screen }).check();
    await expect(has, screen).toBeVisible();
    await expect(hasNot, screen).toBeHidden();
    await expect(page.locator('iframe'), screen).toBeInViewport({ ratio: 0.99 });
  }

  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Hero Section' });
  await history.getByRole('button', { name: /^Published version by/ }).click();
  await expect(frame(history).getByRole('heading', { name: /^Spices before/ })).toBeVisible();
});

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
  await unfold(page, 'Spices');
  await title.fill('Spices at 320');
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Add a slide' }).scrollIntoViewIfNeeded();
  await expectAtHand(bar);

  await tab(page, 'Preview').click();
  await expect(form).toBeHidden();
  await expect(frame(page).getByRole('heading', { name: /^Spices at 320/ })).toBeVisible();
  await expectAtHand(bar);
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Edit')).toBeFocused();
  await expect(title).toHaveValue('Spices at 320');
  await tab(page, 'Preview').click();
  await expectFits(page, 'the preview');
  await expectTargets(page, 24);

  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await title.fill('Spices at 1024');
  await expect(frame(page).getByRole('heading', { name: /^Spices at 1024/ })).toBeInViewport();
  const [left, right] = [await form.boundingBox(), await preview.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
});

test.describe('a page with a form of its own', () => {
  test.use({ section: 'contact' });

  test('its form takes no words and sends nothing', async ({ page, section }) => {
    await openEditor(page, section);
    const form = frame(page).locator('form');
    const name = form.locator('[name="name"]');
    await expect(name).toBeVisible();
    await expect(form).toHaveAttribute('inert');
    const thanks: string[] = [];
    page.on('dialog', (dialog) => {
      thanks.push(dialog.message());
      void dialog.dismiss();
    });
    // The field is inert, so a click needs force.
    await name.click({ force: true });
    await page.keyboard.type('Amina');
    await form.dispatchEvent('submit');
    await expect(name).toHaveValue('');
    expect(thanks).toEqual([]);
    await frame(page)
      .getByText(contactDefaultContent.whyContact[0]?.text ?? '')
      .click();
    await expect(page.getByRole('textbox', { name: 'Reason' }).first()).toBeFocused();
  });
});

test.describe('a section with a part of the home page', () => {
  test.use({ section: 'vision-mission' });

  test('that part is in view', async ({ page, section }) => {
    await openEditor(page, section);
    await page.getByRole('combobox', { name: 'Page' }).selectOption('Home');
    const { summary } = visionMissionDefaultContent.vision;
    await expect(frame(page).getByText(summary)).toBeInViewport();
  });
});
