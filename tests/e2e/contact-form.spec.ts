import type { ConsoleMessage, Page } from '@playwright/test';
import { open, tabTo } from './support/pages';
import { expect, test } from './support/test';

const thanks = "Thank you for your message! We'll get back to you soon.";

const message = {
  name: 'Amal Haddad',
  email: 'amal@hotel.example',
  phone: '+971 4 111 1111',
  company: 'Café Zürich',
  message: 'Twenty sacks of 1121 sella, please.\nSecond line.',
};

function formOf(page: Page) {
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const field = (name: string) => form.getByRole('textbox', { name });
  return {
    name: field('Full Name'),
    email: field('Email Address'),
    phone: field('Phone Number'),
    company: field('Company Name'),
    message: field('Message'),
    send: form.getByRole('button', { name: 'Send Message' }),
  };
}

/** Alerts are answered as they come and noted, and so is what the form logs and the page requests. */
function watch(page: Page) {
  const alerts: string[] = [];
  const requests: string[] = [];
  const logged: ConsoleMessage[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (each) => {
    if (each.type() === 'log') logged.push(each);
  });
  return { alerts, requests, logged };
}

// Required and optional fields, and what is logged of them, are in contact-page.test.tsx.

test('the browser refuses what is missing or no address; a sent message is thanked for and goes nowhere', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = formOf(page);
  const { alerts, requests, logged } = watch(page);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await form.send.evaluate((button: HTMLButtonElement) => button.click());
  await expect(form.name).toBeFocused();
  const [label, header] = await Promise.all([
    page.getByText('Full Name', { exact: true }).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(label?.y, 'the label stands below the sticky header').toBeGreaterThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
  await form.name.fill(message.name);
  await form.send.click();
  await expect(form.email).toBeFocused();
  await form.email.fill('amal at hotel');
  await form.send.click();
  await expect(form.email).toBeFocused();
  expect(await form.email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
    true,
  );
  await form.email.fill(message.email);
  await form.send.click();
  await expect(form.message).toBeFocused();
  expect(alerts).toEqual([]);
  expect(logged).toEqual([]);
  await expect(form.name).toHaveValue(message.name);
  await expect(form.email).toHaveValue(message.email);

  await form.phone.fill(message.phone);
  await form.company.fill(message.company);
  await form.message.fill(message.message);
  // What the pictures still asked for while the page scrolled is no answer to the form.
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  // Enter in a field sends the form.
  await form.name.press('Enter');
  await expect.poll(() => alerts).toEqual([`alert: ${thanks}`]);
  for (const field of [form.name, form.email, form.phone, form.company, form.message]) {
    await expect(field).toHaveValue('');
  }
  expect(logged).toHaveLength(1);
  expect(await logged[0]?.args()[1]?.jsonValue()).toEqual(message);
  const panel = page.getByRole('region', { name: /^Your message is not sent yet/ });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Copy as text' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('textbox')).toHaveValue(
    `${message.message}\n\nName: ${message.name}\nCompany: ${message.company}\nE-mail: ${message.email}\nPhone: ${message.phone}`,
  );
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('from another page to a sent message by keyboard alone', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/core-values');
  const form = formOf(page);
  const { alerts } = watch(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, navigation.getByRole('link', { name: 'Contact' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  // The form is the first thing on the page that takes the focus.
  for (const [field, text] of [
    [form.name, message.name],
    [form.email, message.email],
    [form.phone, message.phone],
    [form.company, message.company],
    [form.message, 'By keyboard.'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => alerts).toEqual([`alert: ${thanks}`]);
  await expect(form.message).toHaveValue('');
});
