import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { internalLinks, renderRoute } from '@/../tests/render-route';
import { productPath, productsPath } from '@/config/paths';
import { emptyEnquiry } from '@/enquiry/enquiry';
import { changeEnquiry, latestEnquiry } from '@/enquiry/enquiry-store';

beforeEach(() => {
  changeEnquiry(emptyEnquiry);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('the breadcrumbs lead to the category, previous and next to its other products', async () => {
  const { main } = await renderRoute(productPath('coriander'));
  const trail = main.getByRole('navigation', { name: 'Breadcrumb' });
  expect(internalLinks(trail)).toEqual(['/', '/products', productsPath('Spices')]);
  expect(within(trail).getByText('Coriander Seeds')).toHaveAttribute('aria-current', 'page');
  const hrefOf = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Previous/)).toBe(productPath('cumin'));
  expect(hrefOf(/^Next/)).toBe(productPath('turmeric'));
});

test('the product is added to the enquiry from its page, with quantity and unit, and removed', async () => {
  const { main, user } = await renderRoute('/products/saffron');
  expect(main.getByRole('heading', { level: 2, name: 'From Spices' })).toBeInTheDocument();
  expect(main.queryByRole('link', { name: /^(Previous|Next)/ })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Add to enquiry: Saffron' }));
  const remove = main.getByRole('button', { name: 'Remove Saffron from your enquiry' });
  expect(remove).toHaveFocus();
  const link = main.getByRole('link', { name: 'In your enquiry: Saffron' });
  expect(link).toHaveAttribute('href', '/enquiry');
  expect(main.getByRole('combobox', { name: 'Unit of Saffron' })).toHaveValue('g');
  await user.type(main.getByRole('textbox', { name: 'Quantity of Saffron' }), '250');
  expect(latestEnquiry().lines).toMatchObject([{ id: 'saffron', quantity: '250', unit: 'g' }]);
  await user.click(remove);
  expect(main.getByRole('button', { name: 'Add to enquiry: Saffron' })).toHaveFocus();
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
  const { main, user } = await renderRoute('/products/tuna');
  const asked = main.getByRole('link', { name: '+971 50 000 0000' });
  expect(decodeURIComponent(asked.getAttribute('href') ?? '')).toMatch(
    'https://wa.me/971500000000?text=Hello, please quote for Tuna: http',
  );
  await user.click(main.getByRole('button', { name: 'Origin and grade' }));
  // Its message would lack the question.
  expect(asked).not.toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'WhatsApp +971 50 000 0000' })).toHaveAttribute(
    'href',
    'https://wa.me/971500000000',
  );
});

test('without a share sheet, Share copies the URL; where that is refused, it is there to copy by hand', async () => {
  const { main, user } = await renderRoute(productPath('cumin'));
  const url = `${window.location.origin}/products/cumin`;
  const share = main.getByRole('button', { name: 'Share' });
  await user.click(share);
  expect(await main.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(url);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
  await user.click(share);
  await vi.waitFor(() => expect(prompt).toHaveBeenCalledWith(expect.any(String), url));
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
