import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility';
import { open } from './support/pages';
import { expect, test } from './support/test';

const buyer = { name: '', company: '', email: '', phone: '', place: '', message: '' };

/** Puts an enquiry on the device before the page is opened. */
async function storeEnquiry(page: Page, lines: object[], about = {}) {
  const stored = JSON.stringify({ version: 1, lines, buyer: { ...buyer, ...about } });
  await page.addInitScript((text) => localStorage.setItem('enquiry', text), stored);
}

/** Notes what the page would open in WhatsApp or a mail program, and what it requests meanwhile. */
async function watch(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => {
    window.open = (url) => {
      document.documentElement.dataset.opened = String(url);
      return null;
    };
  });
  const opened = () => page.evaluate(() => document.documentElement.dataset.opened);
  return { requests, opened };
}

test('a long message is copied, then WhatsApp opens to paste it into, without a request', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const message = 'Sella, 40 kg bags, at https://www.a.example/rice?b=c&d=e. '.repeat(40).trim();
  await field('Full Name').fill('Amal Haddad');
  await field('Email Address').fill('amal@hotel.example');
  await field('Message').fill(message);
  await page.waitForLoadState('networkidle');
  const { requests, opened } = await watch(page);
  await form.getByRole('button', { name: 'Send Message' }).click();

  const panel = page.getByRole('region', { name: /^Your message is not sent yet/ });
  await expect(panel.getByRole('heading')).toBeFocused();
  await panel.getByRole('link', { name: 'Send by WhatsApp' }).click();
  await expect(panel.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${message}\n\nName: Amal Haddad\nE-mail: amal@hotel.example`);
  await expect
    .poll(opened)
    .toBe('https://wa.me/971500000000?text=Paste%20the%20copied%20text%20here.');
  expect(requests).toEqual([]);

  await expectNoViolations(page, 'the panel below the form', 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
