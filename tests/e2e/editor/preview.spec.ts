import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { heroDefaultContent } from '../../../src/content/sections/hero/default-content';
import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { expect, openEditor, test } from '../support/editor';

test.use({ section: 'hero', preview: true });

const frame = (page: Page) => page.frameLocator('iframe[name="section-preview"]');

async function unfold(page: Page, slide: string) {
  await page.getByText(slide, { exact: true }).first().click();
}

test('the preview is the page as a visitor sees it, follows the typing, and leads to the fields; nothing leads out of it, and nothing foreign comes in', async ({
  page,
  section,
}) => {
  await openEditor(page, section);
  const slide = frame(page).getByRole('heading', { name: /^Spices/ });
  await expect(slide).toBeVisible();
  await expect(frame(page).getByRole('link', { name: 'Contact' }).first()).toBeVisible();
  await expect(frame(page).getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);

  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await unfold(page, 'Spices');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Whole spices');
  await expect(frame(page).getByRole('heading', { name: /^Whole spices/ })).toBeVisible();
  // Slides that come into view load their pictures, and the form polls for colleagues.
  expect(
    requests.filter(
      (url) => !/\/pictures\/|rpc\/say_typing|section_(?:presence|entries)/.test(url),
    ),
  ).toEqual([]);

  await unfold(page, 'Dry Fruits');
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().focus();
  await expect(frame(page).getByRole('heading', { name: /^Dry Fruits/ })).toBeInViewport();
  await frame(page)
    .getByText(heroDefaultContent.slides[2]?.subtitle ?? '')
    .click();
  await expect(page.getByRole('textbox', { name: 'Subtitle' }).last()).toBeFocused();

  await frame(page).getByRole('link', { name: 'Contact' }).first().click();
  const third = frame(page).getByRole('group', { name: /^3 of 5/ });
  await third.getByRole('link', { name: 'Explore Now' }).press('Enter');
  await expect(third.getByRole('heading', { name: /^Dry Fruits/ })).toBeVisible();
  expect(page.frame('section-preview')?.url()).toMatch(/\/$/);

  // The preview ignores messages from other windows than the editor's.
  await page.frame('section-preview')?.evaluate(() => {
    const slides = [{ id: 'x', title: 'Forged', subtitle: '', buttonLabel: '', picture: {} }];
    window.postMessage({ type: 'content', section: 'hero', content: { slides }, focus: null }, '*');
  });
  await expect(page.getByRole('textbox', { name: 'Button label' }).last()).toBeFocused();
  await page.getByRole('textbox', { name: 'Subtitle' }).last().fill('Told afterwards.');
  await expect(frame(page).getByText('Told afterwards.')).toBeVisible();
  await expect(frame(page).getByText('Forged')).toHaveCount(0);

  // Text of the preview holds invisible codes of its fields, so it cannot be selected and copied.
  const told = frame(page).getByText('Told afterwards.');
  await told.dblclick({ force: true });
  const selected = () => page.frame('section-preview')?.evaluate(() => String(getSelection()));
  expect(await selected()).toBe('');
  await expect(page.getByRole('textbox', { name: 'Subtitle' }).last()).toBeFocused();

  await page.getByRole('button', { name: 'Add a slide' }).click();
  await page.keyboard.insertText('Mangoes');
  await expect(frame(page).getByRole('heading', { name: /^Mangoes/ })).toHaveCount(1);
});

test.describe('a page with a form of its own', () => {
  test.use({ section: 'contact' });

  test('its form takes no words and sends nothing', async ({ page, section }) => {
    await openEditor(page, section);
    const form = frame(page).locator('form');
    const name = form.locator('[name="name"]');
    const reason = frame(page).getByText(contactDefaultContent.whyContact[0]?.text ?? '');
    await expect(page.getByText('Loading the preview')).toHaveCount(0);
    await expect(name).toBeVisible();
    const thanks: string[] = [];
    page.on('dialog', (dialog) => {
      thanks.push(dialog.message());
      void dialog.dismiss();
    });
    const picked = await page.evaluateHandle(() => {
      const fields: string[] = [];
      window.addEventListener('message', ({ data }) => {
        if (data.type === 'picked') fields.push(data.field);
      });
      return fields;
    });

    // The field is inert, so a click needs force.
    await name.click({ force: true });
    await page.keyboard.type('Amina');
    await form.dispatchEvent('submit');
    await expect(name).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('contact-message'))).toBeNull();
    expect(thanks).toEqual([]);

    await reason.click();
    await expect(page.getByRole('textbox', { name: 'Reason' }).first()).toBeFocused();
    expect(await picked.jsonValue()).toHaveLength(1);
  });
});

test.describe('a section with a part of the home page', () => {
  test.use({ section: 'vision-mission' });

  test('that part is in view', async ({ page, section }) => {
    await openEditor(page, section);
    await page.getByRole('combobox', { name: 'Page' }).selectOption('Home');
    const { summary } = visionMissionDefaultContent.vision;
    await expect(frame(page).getByText(summary)).toBeInViewport();
    await expect(frame(page).locator('[data-preview-focus]')).toHaveCount(0);
  });
});
