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
  for (const label of ['Full Name', 'Email Address', 'Message'])
    expect(field(label)).toBeRequired();
  for (const label of ['Phone Number', 'Company Name']) expect(field(label)).not.toBeRequired();
  expect(field('Email Address')).toHaveAttribute('type', 'email');
  expect(field('Message')).toHaveAttribute('rows', '6');
});

const message = '<script>alert(1)</script> السلام عليكم 🌶️';

test('what was written is logged, the visitor is thanked and the form is emptied', async () => {
  const { user, field, send, log } = await openForm();
  const entries: [string, string][] = [
    ['Full Name', 'Amina Yusuf'],
    ['Email Address', 'amina@hotel.example'],
    ['Phone Number', '+971 50 111 1111'],
    ['Company Name', 'Hotel Group'],
    ['Message', message],
  ];
  vi.mocked(fetch).mockClear();
  for (const [label, text] of entries) {
    await user.click(field(label));
    await user.paste(text);
  }
  await send();
  expect(log).toHaveBeenCalledWith(expect.anything(), {
    name: 'Amina Yusuf',
    email: 'amina@hotel.example',
    phone: '+971 50 111 1111',
    company: 'Hotel Group',
    message,
  });
  expect(window.alert).toHaveBeenCalledExactlyOnceWith(thanks);
  for (const [label] of entries) expect(field(label)).toHaveValue('');
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

    // The site sends nothing itself: after Send, the panel offers the message until it is discarded.
    const panel = () => screen.queryByRole('region', { name: /^One more step/ });
    expect(panel()).toHaveTextContent('Two pallets');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(panel()).toBeNull();
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(panel()).toBeNull();
  },
);

test.each([
  ['a page', '<html>Please log in</html>'],
  ['no rows', '{"not":"rows"}'],
])('a backend that answers %s changes neither page nor typed text', async (_, answer) => {
  vi.mocked(fetch).mockImplementation(async () => new Response(answer));
  const { user, field } = await openForm();
  await user.type(field('Message'), 'Two pallets');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.getAllByText(contactDefaultContent.businessHours).length).toBeGreaterThan(0);
  expect(field('Message')).toHaveValue('Two pallets');
});

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
  expect(main.getByRole('heading', { name: 'Why Contact Us' }).parentElement).toHaveTextContent(
    'Quick response within 24 hoursFree consultation and quotesTailored solutionsExpert guidance',
  );
  const office = sectionOf(main.getByRole('heading', { name: 'Visit Our Office' }));
  expect(office).toHaveTextContent('Al Qusais Industrial Area, Dubai, UAE');
  expect(within(office).getByText('Map integration coming soon')).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: "Let's Build Something Great Together" }),
  ).toBeInTheDocument();
});
