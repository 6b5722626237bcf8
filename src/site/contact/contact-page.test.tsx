import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute, sectionOf } from '@/../tests/render-route';
import { contactDefaultContent } from '@/content/sections/contact/default-content';

const thanks = "Thank you for your message! We'll get back to you soon.";

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'alert').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch');
});

async function openForm() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { main, user, router } = await renderRoute('/contact');
  const form = within(main.getByRole('form', { name: 'Send Us a Message' }));
  const field = (label: string) => form.getByRole('textbox', { name: label });
  const send = () => user.click(form.getByRole('button', { name: 'Send Message' }));
  return { user, field, send, log, router };
}

test('name, e-mail address and message are required; phone and company are not', async () => {
  const { field } = await openForm();
  expect(field('Full Name')).toBeRequired();
  expect(field('Email Address')).toBeRequired();
  expect(field('Email Address')).toHaveAttribute('type', 'email');
  expect(field('Message')).toBeRequired();
  expect(field('Message')).toHaveAttribute('rows', '6');
  expect(field('Phone Number')).not.toBeRequired();
  expect(field('Company Name')).not.toBeRequired();
});

test('what was written is logged, the visitor is thanked and the form is emptied', async () => {
  const { user, field, send, log } = await openForm();
  const entries: [string, string][] = [
    ['Full Name', 'Amina Yusuf'],
    ['Email Address', 'amina@hotel.example'],
    ['Phone Number', '+971 50 111 1111'],
    ['Company Name', 'Hotel Group'],
    ['Message', 'Two pallets of sella, please.'],
  ];
  for (const [label, text] of entries) await user.type(field(label), text);
  await send();
  expect(log).toHaveBeenCalledWith(expect.anything(), {
    name: 'Amina Yusuf',
    email: 'amina@hotel.example',
    phone: '+971 50 111 1111',
    company: 'Hotel Group',
    message: 'Two pallets of sella, please.',
  });
  expect(window.alert).toHaveBeenCalledExactlyOnceWith(thanks);
  for (const [label] of entries) expect(field(label)).toHaveValue('');
});

test('an incomplete form or an address that is none is not taken', async () => {
  const { user, field, send } = await openForm();
  await send();
  await user.type(field('Full Name'), 'Amina');
  await user.type(field('Message'), 'Hello');
  await user.type(field('Email Address'), 'not an address');
  await send();
  expect(window.alert).not.toHaveBeenCalled();
  expect(field('Message')).toHaveValue('Hello');
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

    // The site sends nothing itself: after Send, the panel offers the message until it is discarded.
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(again()).toHaveValue('');
    const panel = () => screen.queryByRole('region', { name: /^One more step/ });
    expect(panel()).toHaveTextContent('Two pallets');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(panel()).toBeNull();
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(panel()).toBeNull();
  },
);

test('hostile and foreign text reaches the console as it was written, and no server', async () => {
  const { user, field, send, log } = await openForm();
  vi.mocked(fetch).mockClear();
  const message = '<script>alert(1)</script> السلام عليكم 🌶️';
  await user.type(field('Full Name'), 'A');
  await user.type(field('Email Address'), 'a@b.example');
  await user.click(field('Message'));
  await user.paste(message);
  await send();
  expect(log).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ message, phone: '', company: '' }),
  );
  expect(fetch).not.toHaveBeenCalled();
});

const unusable: [string, () => Response][] = [
  ['500', () => new Response('out of order', { status: 500 })],
  ['a page', () => new Response('<html>Please log in</html>')],
  ['no rows', () => Response.json({ not: 'rows' })],
  ['5 MB', () => new Response(`["${'x'.repeat(5e6)}"]`)],
];

test.each(unusable)(
  'a backend that answers %s changes neither page nor typed text',
  async (_, answer) => {
    vi.mocked(fetch).mockImplementation(async () => answer());
    const { user, field } = await openForm();
    expect(fetch).toHaveBeenCalled();
    await user.type(field('Message'), 'Two pallets');
    await act(async () => {
      await vi.mocked(fetch).mock.results[0]?.value;
    });
    expect(screen.getAllByText(contactDefaultContent.businessHours).length).toBeGreaterThan(0);
    expect(field('Message')).toHaveValue('Two pallets');
  },
);

test('the contact details, four reasons, the office, the place of the map and the closing banner are there', async () => {
  const { main } = await renderRoute('/contact');
  const information = sectionOf(main.getByRole('heading', { name: 'Contact Information' }));
  const cards = within(information).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Emailinfo@saffrongate.example',
    'Phone+971 4 000 0000+971 50 000 0000',
    'AddressWarehouse, Al Qusais Industrial Area, Dubai, UAE',
    'Business HoursSunday - Thursday, 9:00 AM - 6:00 PM',
  ]);
  const links = within(information).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:info@saffrongate.example',
    'tel:+97140000000',
  ]);
  expect(main.getByRole('link', { name: 'View Our Products' })).toHaveAttribute(
    'href',
    '/products',
  );
  const card = main.getByRole('heading', { name: 'Why Contact Us' }).parentElement;
  if (!card) throw new Error('the heading stands alone');
  const reasons = within(card).getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Quick response within 24 hours',
    'Free consultation and quotes',
    'Tailored solutions',
    'Expert guidance',
  ]);
  const office = sectionOf(main.getByRole('heading', { name: 'Visit Our Office' }));
  expect(office).toHaveTextContent('Al Qusais Industrial Area, Dubai, UAE');
  expect(within(office).getByText('Map integration coming soon')).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: "Let's Build Something Great Together" }),
  ).toBeInTheDocument();
});
