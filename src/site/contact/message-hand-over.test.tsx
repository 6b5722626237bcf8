import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { contactDefaultContent } from '@/content/sections/contact/default-content';

const text = `Two pallets of sella, please.

CIF & 50 % less?

Name: Amina Yusuf
Company: Hotel Group
E-mail: amina@hotel.example`;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(window, 'alert').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch');
});

async function submitForm(message = 'Two pallets of sella, please.\n\nCIF & 50 % less?') {
  const { user, main } = await renderRoute('/contact');
  const form = within(main.getByRole('form', { name: 'Send Us a Message' }));
  for (const [label, typed] of [
    ['Full Name', 'Amina Yusuf'],
    ['Email Address', 'amina@hotel.example'],
    ['Company Name', 'Hotel Group'],
    ['Message', message],
  ] as const) {
    await user.click(form.getByRole('textbox', { name: label }));
    await user.paste(typed);
  }
  vi.mocked(fetch).mockClear();
  await user.click(form.getByRole('button', { name: 'Send Message' }));
  const region = await screen.findByRole('region', { name: /^One more step/ });
  return { user, form, panel: within(region) };
}

test('after the alert a panel takes the focus and offers the message by three ways', async () => {
  const { panel, form } = await submitForm();
  const title = 'One more step: send your message with WhatsApp or your own e-mail.';
  expect(panel.getByRole('heading', { name: title })).toHaveFocus();
  expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(panel.getByRole('textbox', { name: 'Text' })).toHaveValue(text);

  const whatsapp = panel.getByRole('link', { name: 'Send by WhatsApp' });
  expect(whatsapp).toHaveAttribute(
    'href',
    `https://wa.me/971500000000?text=${encodeURIComponent(text)}`,
  );
  expect(whatsapp).toHaveAttribute('target', '_blank');
  expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
  const mail = panel.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href') ?? '';
  expect(mail).toMatch(/^mailto:info@saffrongate\.example\?/);
  const { searchParams } = new URL(mail);
  expect(searchParams.get('subject')).toBe('Message from Amina Yusuf, Hotel Group');
  expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
});

test('copying puts the same text into the clipboard, or selects it where that is refused', async () => {
  const { user, panel } = await submitForm();
  await user.click(panel.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe(text);
  await panel.findByText('Copied');
  expect(fetch).not.toHaveBeenCalled();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('NotAllowed'));
  await user.click(panel.getByRole('button', { name: 'Copy as text' }));
  expect(await panel.findByText(/did not let this page copy/)).toHaveRole('status');
  const preview = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(preview.value.slice(preview.selectionStart, preview.selectionEnd)).toBe(text);
});

test('a text that is too long for one message goes out in parts, which say so', async () => {
  const { panel } = await submitForm('كمون '.repeat(1000));
  const [part] = panel.getAllByRole('link', { name: /^Send by WhatsApp, \d of \d$/ });
  expect(part).toHaveAccessibleDescription(/too long for one message by WhatsApp or e-mail/);
});

test('a message that was handed over is not there after a reload; until then it is', async () => {
  const { user } = await submitForm();
  cleanup();
  const again = await renderRoute('/contact');
  const panel = again.main.getByRole('region', { name: /^One more step/ });
  expect(panel).toHaveTextContent('CIF & 50 % less?');
  await user.click(await again.main.findByRole('button', { name: 'Copy as text' }));
  await again.main.findByText('Copied');
  expect(panel).toBeInTheDocument();
  cleanup();
  const { main: last } = await renderRoute('/contact');
  expect(last.queryByRole('region', { name: /^One more step/ })).toBeNull();
});

test('a company without WhatsApp is not offered it', async () => {
  const content = { ...contactDefaultContent, whatsapp: '' };
  vi.mocked(fetch).mockImplementation(async () =>
    Response.json([{ section: 'contact', entry: 1, format: 1, content }]),
  );
  const { panel } = await submitForm();
  await waitFor(() =>
    expect(panel.getByRole('heading')).toHaveAccessibleName(
      'One more step: send your message with your own e-mail.',
    ),
  );
  expect(panel.getByRole('link', { name: 'Send by e-mail' })).toBeVisible();
  expect(screen.queryByText(/WhatsApp/)).toBeNull();
});
