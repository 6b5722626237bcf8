import type { Page } from '@playwright/test';
import { products } from '../../src/catalogue/products';
import { expectNoViolations } from './support/accessibility';
import { open } from './support/pages';
import { expect, test } from './support/test';

const buyer = { name: '', company: '', email: '', phone: '', place: '', message: '' };

/** Puts an enquiry on the device before the page is opened. */
async function storeEnquiry(page: Page, lines: object[], about = {}) {
  const stored = JSON.stringify({ version: 1, lines, buyer: { ...buyer, ...about } });
  await page.addInitScript((text) => localStorage.setItem('enquiry', text), stored);
}

test('thirty lines with quantities, units and notes go out by WhatsApp in one press, without a request', {
  tag: '@phone',
}, async ({ page }) => {
  const note = 'New crop, machine cleaned, bags of 25 kg';
  const ids = products.slice(0, 30).map(({ id }) => id);
  await storeEnquiry(
    page,
    ids.map((id) => ({ id, quantity: '1,5', unit: 'tonnes', asks: ['price'], note })),
  );
  await open(page, '/enquiry');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // The pictures of lines come as the page is scrolled.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const link = page.getByRole('link', { name: 'Send by WhatsApp', exact: true });
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.click();
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(
    text.match(RegExp(`^\\d+\\) .+: 1\\.5 tonnes; ask: price; note: ${note}$`, 'gm')),
  ).toHaveLength(30);
  expect(text).not.toContain('/enquiry#');
  await expect(page.getByText(/^WhatsApp opened at .+ Did you send it\?/)).toBeVisible();
  expect(requests).toEqual([]);
});

test('the message of the contact form is there after reload and Back until it was handed over', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const field = (name: string) => form.getByRole('textbox', { name });
  await field('Full Name').fill('Amal Haddad');
  await field('Email Address').fill('amal@hotel.example');
  await field('Message').fill('Sella, 40 kg bags.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  const panel = page.getByRole('region', { name: /^Your message is not sent yet/ });
  await expect(panel.getByRole('heading')).toBeFocused();
  await page.reload();
  await page.goto('/about');
  await page.goBack();
  await panel.getByRole('button', { name: 'Copy as text' }).click();
  await expect(panel.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Sella, 40 kg bags.\n\nName: Amal Haddad\nE-mail: amal@hotel.example',
  );

  await expectNoViolations(page, 'the panel below the form', 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.reload();
  await expect(field('Message')).toBeEditable();
  await expect(panel).toHaveCount(0);
});

test('the enquiry added to a message is taken out again by undo', { tag: '@desktop' }, async ({
  page,
}) => {
  const line = { quantity: '500', unit: 'kg', note: '' };
  await storeEnquiry(page, [{ ...line, id: 'cumin' }]);
  await open(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Your best price, please.');
  await page.getByRole('button', { name: 'Add your enquiry (1)' }).click();
  await expect(message).toHaveValue('Your best price, please.\n\n1) Cumin Seeds: 500 kg');
  await expect(message).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(message).toHaveValue('Your best price, please.');
});
