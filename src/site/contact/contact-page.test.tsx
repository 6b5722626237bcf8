import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { contactSection } from '@/content/sections/contact/default-content';
import { emptyEnquiry, freeLine } from '@/enquiry/enquiry';
import { addGoods, changeEnquiry } from '@/enquiry/enquiry-store';

beforeEach(() => {
  sessionStorage.clear();
  changeEnquiry(emptyEnquiry);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(window, 'alert').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch');
});

async function openForm() {
  const rendered = await renderRoute('/contact');
  const { main, user } = rendered;
  const form = within(main.getByRole('form', { name: 'Send Us a Message' }));
  const field = (label: string) => form.getByRole('textbox', { name: label });
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await user.click(field(label));
      await user.paste(text);
    }
  };
  const send = () => user.click(form.getByRole('button', { name: 'Send Message' }));
  return { ...rendered, form, field, fill, send };
}

const panel = () => screen.queryByRole('region', { name: /^One more step/ });

test('name, e-mail address and message are required; phone and company are not', async () => {
  const { field } = await openForm();
  for (const label of ['Full Name', 'Email Address', 'Message'])
    expect(field(label)).toBeRequired();
  for (const label of ['Phone Number', 'Company Name']) expect(field(label)).not.toBeRequired();
  expect(field('Email Address')).toHaveAttribute('type', 'email');
  expect(field('Message')).toHaveAttribute('rows', '6');
});

test('what was written is logged, the visitor is thanked and the form is emptied', async () => {
  const { field, fill, send } = await openForm();
  const message = '<script>alert(1)</script> السلام عليكم 🌶️';
  const texts = {
    'Full Name': 'Amina Yusuf',
    'Email Address': 'amina@hotel.example',
    'Phone Number': '+971 50 111 1111',
    'Company Name': 'Hotel Group',
    Message: message,
  };
  await fill(texts);
  vi.mocked(fetch).mockClear();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await send();
  expect(log).toHaveBeenCalledWith(expect.anything(), {
    name: 'Amina Yusuf',
    email: 'amina@hotel.example',
    phone: '+971 50 111 1111',
    company: 'Hotel Group',
    message,
  });
  expect(window.alert).toHaveBeenCalledExactlyOnceWith(
    "Thank you for your message! We'll get back to you soon.",
  );
  for (const label of Object.keys(texts)) expect(field(label)).toHaveValue('');
  expect(fetch).not.toHaveBeenCalled();
});

test.each(['usable', 'blocked'])(
  'what was typed is there again after a look at another page, with storage %s',
  async (storage) => {
    if (storage === 'blocked') {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        vi.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        });
      }
    }
    const { user, field, router } = await openForm();
    await user.type(field('Message'), 'Two pallets');
    await user.type(field('Email Address'), 'a@b.example');
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    const again = () => screen.getByRole('textbox', { name: 'Message' });
    expect(again()).toHaveValue('Two pallets');
    await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Amina');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(again()).toHaveValue('');

    // The site sends nothing itself: after Send, the panel offers the message until it is handed over.
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(panel()).toHaveTextContent('Two pallets');
  },
);

const text = `Two pallets of sella, please.

CIF & 50 % less?

Name: Amina Yusuf
Company: Hotel Group
E-mail: amina@hotel.example`;

async function submitForm(message = 'Two pallets of sella, please.\n\nCIF & 50 % less?') {
  const { user, form, fill, send } = await openForm();
  await fill({
    'Full Name': 'Amina Yusuf',
    'Email Address': 'amina@hotel.example',
    'Company Name': 'Hotel Group',
    Message: message,
  });
  vi.mocked(fetch).mockClear();
  await send();
  return { user, form, panel: within(panel() as HTMLElement) };
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

test('copying puts the same text into the clipboard, or says that it is refused', async () => {
  const { user, panel } = await submitForm();
  await user.click(panel.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe(text);
  await panel.findByText('Copied');
  expect(fetch).not.toHaveBeenCalled();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('NotAllowed'));
  await user.click(panel.getByRole('button', { name: 'Copy as text' }));
  expect(await panel.findByText(/did not let this page copy/)).toHaveRole('status');
  expect(panel.getByRole('textbox', { name: 'Text' })).toHaveValue(text);
});

test('a text that is too long for one message goes out in parts, which say so', async () => {
  const { panel } = await submitForm('كمون '.repeat(1000));
  const [part] = panel.getAllByRole('link', { name: /^Send by WhatsApp, \d of \d$/ });
  expect(part).toHaveAccessibleDescription(/too long for one message by WhatsApp or e-mail/);
});

test('a message that was handed over is not there after a reload; until then it is', async () => {
  const { user } = await submitForm();
  cleanup();
  const { main } = await renderRoute('/contact');
  expect(panel()).toHaveTextContent('CIF & 50 % less?');
  await user.click(await main.findByRole('button', { name: 'Copy as text' }));
  await main.findByText('Copied');
  expect(panel()).toBeInTheDocument();
  cleanup();
  await renderRoute('/contact');
  expect(panel()).toBeNull();
});

test('a company without WhatsApp is not offered it', async () => {
  const content = { ...contactSection.defaultContent, whatsapp: '' };
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

const list = `1) Cumin Seeds.
2) Pink salt (not in your catalogue).`;

test('one press writes the list below the message, and a second one no second list', async () => {
  const { user, form, field } = await openForm();
  const message = field('Message');
  const button = () => form.queryByRole('button', { name: /^Add your enquiry/ });
  act(() => changeEnquiry({ lines: [freeLine('')] }));
  expect(button()).toBeNull();
  act(() => {
    addGoods({ id: 'cumin', title: 'Cumin Seeds' });
    addGoods({ title: 'Pink salt' });
  });
  await user.type(message, 'Your best price, please.\n');
  expect(button()).toHaveTextContent('Add your enquiry (2)');
  await user.click(button() as HTMLElement);
  const whole = `Your best price, please.\n\n${list}`;
  await waitFor(() => expect(message).toHaveValue(whole));
  expect(message).toHaveFocus();
  await user.click(button() as HTMLElement);
  expect(message).toHaveValue(whole);
  await user.clear(message);
  await user.click(button() as HTMLElement);
  await waitFor(() => expect(message).toHaveValue(list));
});
