import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { internalLinks, renderRoute } from '@/../tests/render-route';
import { filterProducts } from '@/catalogue/filter-products';
import { productPath, productsPath } from '@/config/paths';
import { emptyEnquiry } from '@/enquiry/enquiry';
import { changeEnquiry, latestEnquiry } from '@/enquiry/enquiry-store';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  changeEnquiry(() => emptyEnquiry);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('the breadcrumbs lead home, to the products and to the category', async () => {
  const { main } = await renderRoute(productPath('ginger'));
  const trail = main.getByRole('navigation', { name: 'Breadcrumb' });
  expect(internalLinks(trail)).toEqual([
    '/',
    '/products',
    productsPath('Fresh Fruits & Vegetables'),
  ]);
  expect(within(trail).getByText('Ginger')).toHaveAttribute('aria-current', 'page');
});

test('previous and next stay within the category and end with it', async () => {
  const { main, router, user } = await renderRoute(productPath('coriander'));
  await user.click(main.getByRole('link', { name: /^Previous/ }));
  await heading('Cumin Seeds');
  expect(main.queryByRole('link', { name: /^Previous/ })).toBeNull();
  for (const { title } of filterProducts('Spices').slice(1)) {
    await user.click(main.getByRole('link', { name: /^Next/ }));
    await heading(title);
  }
  expect(main.queryByRole('link', { name: /^Next/ })).toBeNull();
  expect(router.state.location.pathname).toBe(productPath('cloves'));
});

test('saffron, alone in its category, is followed by spices under their own name', async () => {
  const { main } = await renderRoute(productPath('saffron'));
  expect(main.getByRole('heading', { level: 2, name: 'From Spices' })).toBeInTheDocument();
  expect(main.queryByRole('link', { name: /^(Previous|Next)/ })).toBeNull();
  expect(main.getByRole('heading', { level: 3, name: 'Turmeric' })).toBeInTheDocument();
});

test('the product is added to the enquiry from its page, with quantity and unit, and removed', async () => {
  const { main, user } = await renderRoute('/products/saffron');
  await user.click(main.getByRole('button', { name: 'Add to enquiry: Saffron' }));
  expect(main.getByRole('region', { name: 'Enquiry' })).toHaveFocus();
  expect(main.getByRole('link', { name: 'Go to enquiry' })).toHaveAttribute('href', '/enquiry');
  expect(main.getByRole('combobox', { name: 'Unit of Saffron' })).toHaveValue('g');
  await user.type(main.getByRole('textbox', { name: 'Quantity of Saffron' }), '250');
  expect(latestEnquiry().lines).toMatchObject([{ id: 'saffron', quantity: '250', unit: 'g' }]);
  await user.click(main.getByRole('button', { name: 'Remove Saffron from your enquiry' }));
  expect(main.getByRole('button', { name: 'Add to enquiry: Saffron' })).toBeInTheDocument();
  expect(main.getByRole('region', { name: 'Enquiry' })).toHaveFocus();
  expect(latestEnquiry().lines).toEqual([]);
});

test('a question adds the product with one press, fresh or frozen first for fish', async () => {
  const { main, user } = await renderRoute('/products/tuna');
  const questions = within(main.getByRole('group', { name: 'Ask about Tuna' }));
  const [first] = questions.getAllByRole('button');
  expect(first).toHaveTextContent('Fresh or frozen');
  await user.click(first as HTMLElement);
  // Above the questions, the fields that appear would move them from under the finger.
  const quantity = main.getByRole('textbox', { name: 'Quantity of Tuna' });
  expect(first?.compareDocumentPosition(quantity)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(questions.getByRole('button', { name: 'Price' }));
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(latestEnquiry().lines).toMatchObject([{ id: 'tuna', asks: ['frozen', 'price'] }]);
  await user.click(first as HTMLElement);
  expect(latestEnquiry().lines).toMatchObject([{ id: 'tuna', asks: ['price'] }]);
});

test('the product is asked for on WhatsApp with one press, here and in the footer', async () => {
  const { main } = await renderRoute('/products/tuna');
  const asked = main.getByRole('link', { name: '+971 50 000 0000' });
  expect(asked.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/971500000000\?text=Tuna/);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'WhatsApp +971 50 000 0000' })).toHaveAttribute(
    'href',
    'https://wa.me/971500000000',
  );
});

test('an unknown product has the 404 page, which logs the path', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderRoute('/products/unobtainium');
  await heading('404');
  expect(document.title).toBe('Page not found | Saffron Gate');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/products/unobtainium'));
});

test('without a share sheet, Share copies the URL and says so', async () => {
  const { main, user } = await renderRoute(productPath('cumin'));
  await user.click(main.getByRole('button', { name: 'Share' }));
  expect(await main.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/products/cumin`);
});

test('a copy that the browser refuses leaves the link to copy by hand', async () => {
  const { main, user } = await renderRoute(productPath('cumin'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
  await user.click(main.getByRole('button', { name: 'Share' }));
  const url = `${window.location.origin}/products/cumin`;
  await vi.waitFor(() => expect(prompt).toHaveBeenCalledWith(expect.any(String), url));
  expect(main.queryByText('Copied')).toBeNull();
});

test.each([
  ['is opened', undefined, 'nothing'],
  ['is closed by the visitor', new DOMException('closed', 'AbortError'), 'nothing'],
  ['does not open', new DOMException('refused', 'NotAllowedError'), 'Copied'],
])('a share sheet that %s', async (_name, failure, said) => {
  const share = vi.fn(async () => {
    if (failure) throw failure;
  });
  Object.assign(navigator, { share, canShare: () => true });
  const { main, user } = await renderRoute(productPath('cumin'));
  await user.click(main.getByRole('button', { name: 'Share' }));
  const url = `${window.location.origin}/products/cumin`;
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Cumin Seeds', url }));
  if (said === 'nothing') {
    expect(main.queryByText('Copied')).toBeNull();
  } else expect(await main.findByText(said)).toBeInTheDocument();
});
