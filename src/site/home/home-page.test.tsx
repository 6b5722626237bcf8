import { screen, within } from '@testing-library/react';
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

test('the carousel has five slides, turned by hand, of which the keyboard reaches one', async () => {
  await renderRoute('/');
  const carousel = within(screen.getByRole('region', { name: 'Our goods' }));
  const slides = carousel.getAllByRole('group', { name: /of 5/ });
  const titles = slides.map((slide) => within(slide).getByRole('heading').textContent);
  expect(titles).toEqual(['Spices', 'Rice', 'Dry Fruits', 'Pulses', 'Fruits & Vegetables']);
  for (const slide of slides) {
    expect(within(slide).getByRole('paragraph').textContent).not.toBe('');
    const link = within(slide).getByRole('link', { name: 'Explore Now' });
    expect(link).toHaveAttribute('href', '/products');
  }
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeEnabled();
  expect(carousel.getByRole('button', { name: 'Next slide' })).toBeEnabled();
  const dots = carousel.getAllByRole('button', { name: /^Slide \d of 5: / });
  expect(dots).toHaveLength(5);
  expect(dots.filter((dot) => dot.hasAttribute('aria-current'))).toEqual([dots[0]]);
});

test('the sections follow in the specified order', async () => {
  const { main } = await renderRoute('/');
  const headings = main
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => !heading.closest('[aria-roledescription="carousel"]'))
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    expect.stringMatching(/^About Us/),
    'Vision and Mission',
    'Core Values',
    'All Products',
    'Why Choose Us',
  ]);
  const about = main.getByText('About Us');
  const stats = main.getByRole('region', { name: 'In figures' });
  const vision = main.getByRole('heading', { level: 2, name: 'Vision and Mission' });
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(about.compareDocumentPosition(stats) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(stats.compareDocumentPosition(vision) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('each section says what is specified, and leads to its page', async () => {
  const { main } = await renderRoute('/');
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

test('the products begin with twelve of all, and lead on to their page', async () => {
  await renderRoute('/');
  const products = productsSection();
  expect(titles()).toHaveLength(12);
  expect(products.getByRole('status')).toHaveTextContent('64 products');
  const link = products.getByRole('link', { name: 'View All Products' });
  expect(link).toHaveAttribute('href', '/products');
  const buttons = products.getAllByRole('button', { pressed: false });
  expect(buttons.map((button) => button.textContent)).toEqual([...categories]);
  expect(products.getByRole('button', { pressed: true })).toHaveTextContent('All');
});

test.each([
  ['Fresh Fruits & Vegetables', 13],
  ['Others', 1],
])('choosing %s shows its %d products in place', async (category, count) => {
  const { router, user } = await renderRoute('/');
  await user.click(productsSection().getByRole('button', { name: category }));
  const products = productsSection();
  expect(products.getByRole('heading', { level: 2 })).toHaveTextContent(category);
  expect(titles()).toHaveLength(count);
  expect(products.getByRole('button', { pressed: true })).toHaveTextContent(category);
  expect(products.getByRole('status')).toHaveTextContent(
    `${count} ${count === 1 ? 'product' : 'products'} shown in ${category}`,
  );
  expect(router.state.location.search).toBe('');
  await user.click(products.getByRole('button', { name: 'All' }));
  expect(titles()).toHaveLength(12);
});

test('twelve products stand open, the others on demand, where the keyboard goes on', async () => {
  const { user } = await renderRoute('/');
  const link = () => screen.queryByRole('link', { name: 'Show all 64 products' });
  expect(titles()).toHaveLength(12);
  expect(link()).toHaveAttribute('href', '/products');
  link()?.focus();
  await user.keyboard('{Enter}');
  expect(titles()).toHaveLength(64);
  expect(link()).toBeNull();
  expect(titles()[12]?.firstElementChild).toHaveFocus();
});
