import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { internalLinks, renderRoute } from '@/../tests/render-route';
import { signedInAs } from '@/../tests/signed-in';

const productLinks = [
  ['All Products', '/products'],
  ['Rice', '/products?category=Rice'],
  ['Spices', '/products?category=Spices'],
  ['Pulses', '/products?category=Pulses'],
  ['Nuts & Dry Fruits', '/products?category=Nuts%20%26%20Dry%20Fruits'],
  ['Fresh Fruits & Vegetables', '/products?category=Fresh%20Fruits%20%26%20Vegetables'],
  ['Grains', '/products?category=Grains'],
];

const companyPages = ['/services', '/why-choose-us', '/clients', '/vision-mission', '/core-values'];

const anyPage = '/core-values';

async function openHeader() {
  const rendered = await renderRoute(anyPage);
  const header = within(screen.getByRole('banner'));
  const trigger = header.getByRole('button', { name: 'Products' });
  return { ...rendered, header, trigger };
}

test('the header leads to the main pages and shows both phone numbers', async () => {
  const { header } = await openHeader();
  const links = header
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Saffron Gate', '/'],
    ['Home', '/'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Enquiry', '/enquiry'],
    ['+971 4 000 0000', 'tel:+97140000000'],
    ['+971 50 000 0000', 'tel:+971500000000'],
    ['Enquiry', '/enquiry'],
  ]);
});

test('a visitor sees no Admin Panel and nothing to log out of', async () => {
  await renderRoute(anyPage);
  expect(screen.queryByText('Admin Panel')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('whoever is signed in is told so at the top, in the drawer and in the footer, and logs out there, also without the admin role', async () => {
  signedInAs('amna@example.com');
  const { router, user } = await renderRoute(anyPage);
  const footer = within(screen.getByRole('contentinfo'));
  const button = await footer.findByRole('button', { name: 'Log out' });
  expect(footer.getByText(/^Signed in as/)).toHaveTextContent('Signed in as amna@example.com');
  expect(footer.getByText(/^Account code/)).toHaveTextContent('Account code ID-O F-AM');
  await user.click(footer.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('ID-O F-AM');
  expect(footer.getByRole('status')).toHaveTextContent('Copied');
  for (const part of ['complementary', 'dialog']) {
    const top = within(screen.getAllByRole(part, { hidden: true })[0] as HTMLElement);
    expect(await top.findByRole('button', { name: 'Log out', hidden: true })).toBeInTheDocument();
    expect(top.getByText(/^Signed in as/)).toHaveTextContent('amna@example.com');
  }
  await user.click(button);
  await waitFor(() => expect(localStorage.getItem('saffron-gate-session')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('the Products dropdown lists all products and the specified categories', async () => {
  const { trigger } = await openHeader();
  // jsdom has no popovers. tests/e2e/header.spec.ts opens the menu in a browser.
  const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
  expect(panel).toHaveAttribute('popover', 'auto');
  const links = within(panel as HTMLElement).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(productLinks);
});

test('the line above the header has phones, e-mail, warehouse and social icons', async () => {
  await renderRoute(anyPage);
  const phones = screen.getAllByRole('link', { name: '+971 4 000 0000' });
  const topBar = phones[0]?.closest('div');
  expect(topBar).toHaveTextContent(
    '+971 4 000 0000+971 50 000 0000info@saffrongate.exampleAl Qusais, Dubai',
  );
  expect(
    within(topBar as HTMLElement).getAllByRole('link', { name: /not linked yet/ }),
  ).toHaveLength(4);
});

test('the footer links to home, About and Contact, to the company’s pages, and says whose it is', async () => {
  await renderRoute(anyPage);
  const footer = screen.getByRole('contentinfo');
  const inFooter = within(footer);
  expect(inFooter.getByRole('link', { name: 'Saffron Gate' })).toHaveAttribute('href', '/');
  const quickLinks = inFooter.getByRole('navigation', { name: 'Quick links' });
  const quick = ['/', '/about', '/products', '/enquiry', '/contact'];
  expect(internalLinks(quickLinks)).toEqual(quick);
  const company = inFooter.getByRole('navigation', { name: 'The company' });
  expect(internalLinks(company)).toEqual(companyPages);
  for (const detail of ['+971 4 000 0000', '+971 50 000 0000', 'info@saffrongate.example']) {
    expect(inFooter.getByRole('link', { name: detail })).toBeInTheDocument();
  }
  expect(footer).toHaveTextContent('Al Qusais');
  expect(footer).toHaveTextContent('Sunday - Thursday, 9:00 AM - 6:00 PM');
  expect(footer).toHaveTextContent('© Saffron Gate Foodstuff & General Trading LLC');
});

test('a placeholder social icon goes nowhere', async () => {
  const { router, user } = await renderRoute(anyPage);
  for (const icon of screen.getAllByRole('link', { name: /not linked yet/ }))
    await user.click(icon);
  expect(router.state.location).toMatchObject({ pathname: anyPage, hash: '' });
  expect(window.location.hash).toBe('');
});

test('the menu of small screens is opened by its button', async () => {
  await renderRoute(anyPage);
  const button = screen.getByRole('button', { name: 'Open menu' });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(menu).toHaveAttribute('popover', 'auto');
  const urls = internalLinks(menu as HTMLElement);
  expect(urls).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
  expect(urls.slice(-5)).toEqual(companyPages);
  const group = within(menu as HTMLElement).getByRole('group', {
    name: 'The company',
    hidden: true,
  });
  expect(internalLinks(group)).toEqual(companyPages);
});
