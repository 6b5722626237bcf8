import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figuresIn, renderRoute, sectionOf } from '@/../tests/render-route';
import { categories } from '@/catalogue/categories';

function section(heading: string) {
  return within(sectionOf(screen.getByRole('heading', { level: 2, name: heading })));
}

/** The section is found by its filter, because its heading changes with the category. */
function productsSection() {
  return within(sectionOf(screen.getByRole('group', { name: 'Filter products by category' })));
}

function titles() {
  return productsSection().getAllByRole('heading', { level: 3 });
}

// The carousel: tests/e2e/carousel.spec.ts.

test('the sections follow in the specified order, say what is specified, and lead to their pages', async () => {
  const { main } = await renderRoute('/');
  const text = screen.getByRole('main').textContent ?? '';
  const order = [
    'About Us',
    'Years of Excellence',
    'Vision and Mission',
    'Core Values',
    'All Products',
    'Why Choose Us',
  ].map((words) => text.indexOf(words));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(Math.min(...order)).toBeGreaterThan(-1);
  expect(main.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/about');
  expect(figuresIn(main.getByRole('region', { name: 'In figures' }))).toEqual([
    '15+ Years of Excellence',
    '500+ Happy Clients',
    '50+ Countries Reached',
    '98% Client Satisfaction',
  ]);
  const linksOf = (heading: string) =>
    section(heading)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf('Vision and Mission')).toEqual([
    ['Our Vision', '/vision-mission'],
    ['Our Mission', '/vision-mission'],
  ]);
  expect(linksOf('Core Values')).toEqual(
    ['Integrity', 'Excellence', 'Innovation', 'Client-Centric'].map((name) => [
      name,
      '/core-values',
    ]),
  );
  expect(linksOf('Why Choose Us').map(([, href]) => href)).toEqual(Array(3).fill('/why-choose-us'));
});

test('choosing a category shows its products in place', async () => {
  const { router, user } = await renderRoute('/');
  await user.click(productsSection().getByRole('button', { name: 'Others' }));
  const products = productsSection();
  expect(products.getByRole('heading', { level: 2 })).toHaveTextContent('Others');
  expect(titles().map(({ textContent }) => textContent)).toEqual(['Saffron']);
  expect(products.getByRole('button', { pressed: true })).toHaveTextContent('Others');
  expect(products.getByRole('status')).toHaveTextContent('1 product shown in Others');
  expect(router.state.location.search).toBe('');
  await user.click(products.getByRole('button', { name: 'All' }));
  expect(titles()).toHaveLength(12);
});

test('the products begin with twelve of all, the others on demand, where the keyboard goes on', async () => {
  const { user } = await renderRoute('/');
  const products = productsSection();
  const link = products.getByRole('link', { name: 'View All Products' });
  expect(link).toHaveAttribute('href', '/products');
  const buttons = products.getAllByRole('button', { pressed: false });
  expect(buttons.map((button) => button.textContent)).toEqual([...categories]);
  expect(products.getByRole('button', { pressed: true })).toHaveTextContent('All');
  expect(titles()).toHaveLength(12);
  const more = products.getByRole('link', { name: 'Show all 64 products' });
  expect(more).toHaveAttribute('href', '/products');
  more.focus();
  await user.keyboard('{Enter}');
  expect(titles()).toHaveLength(64);
  expect(more).not.toBeInTheDocument();
  expect(titles()[12]?.firstElementChild).toHaveFocus();
});

test('Back restores the category, also after the logo was pressed, and a fragment of the page keeps it', async () => {
  const { router, user } = await renderRoute('/');
  const choose = (name: string) =>
    user.click(productsSection().getByRole('button', { name, pressed: false }));
  const back = () => act(() => router.navigate(-1));
  const expectChosen = (name: string) =>
    waitFor(() =>
      expect(productsSection().getByRole('button', { pressed: true })).toHaveTextContent(name),
    );
  await choose('Grains');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Saffron Gate' }));
  await user.click(productsSection().getByRole('link', { name: 'Barley' }));
  await screen.findByRole('heading', { level: 1, name: 'Barley' });
  await back();
  await expectChosen('Grains');
  expect(titles()).toHaveLength(5);

  await act(() => router.navigate('/#main'));
  await expectChosen('Grains');
});
