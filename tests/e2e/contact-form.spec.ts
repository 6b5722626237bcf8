import { expectFits, expectNoViolations } from './support/accessibility';
import { open } from './support/pages';
import { expect, test } from './support/test';

test('the browser refuses what is missing or no address, and shows it below the header; undo takes the enquiry out again; Enter sends, to nobody, and the message is there after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  const stored = { version: 1, lines: [{ id: 'cumin', quantity: '500', unit: 'kg' }] };
  await page.addInitScript((text) => localStorage.setItem('enquiry', text), JSON.stringify(stored));
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const send = form.getByRole('button', { name: 'Send Message' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await send.evaluate((button: HTMLButtonElement) => button.click());
  await expect(field('Full Name')).toBeFocused();
  const [label, header] = await Promise.all([
    page.getByText('Full Name', { exact: true }).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await field('Full Name').fill('Amal Haddad');
  await field('Email Address').fill('amal at hotel');
  await field('Message').fill('Your best price, please.');
  await form.getByRole('button', { name: 'Add your enquiry (1)' }).click();
  await expect(field('Message')).toHaveValue('Your best price, please.\n\n1) Cumin Seeds: 500 kg.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field('Message')).toHaveValue('Your best price, please.');
  await send.click();
  await expect(field('Email Address')).toBeFocused();
  await field('Email Address').fill('amal@hotel.example');

  // Scrolling has started requests for pictures, which would be counted below.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const thanked = page.waitForEvent('dialog');
  const sent = field('Full Name').press('Enter');
  expect((await thanked).message()).toMatch(/^Thank you for your message!/);
  await (await thanked).accept();
  await sent;
  await expect(field('Message')).toHaveValue('');
  const panel = page.getByRole('region', { name: /^One more step/ });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Copy as text' })).toBeInViewport({ ratio: 1 });
  expect(requests).toEqual([]);

  await page.reload();
  await expect(panel.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
});
