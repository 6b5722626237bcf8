import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

/** jsdom has no popovers. Browser tests open them. */
function panelOf(trigger: HTMLElement) {
  const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error(`“${trigger.textContent}” opens nothing`);
  return panel;
}

const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the header leads to the main pages, by its dropdown to the specified categories, and shows both phone numbers', async () => {
  await renderRoute(anyPage);
  const header = screen.getByRole('banner');
  expect(internalLinks(header)).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
  for (const name of ['Home', 'About Us', 'Contact', '+971 4 000 0000', '+971 50 000 0000'])
    expect(within(header).getByRole('link', { name })).toBeInTheDocument();
  const trigger = within(header).getByRole('button', { name: 'Products' });
  expect(linksOf(panelOf(trigger))).toEqual(productLinks);
  expect(screen.queryByText('Admin Panel')).toBeNull();
  const menu = panelOf(screen.getByRole('button', { name: 'Open menu' }));
  expect(internalLinks(menu)).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
  expect(internalLinks(menu).slice(-5)).toEqual(companyPages);
});

test('the line above the header has phones, e-mail, warehouse and social icons, which go nowhere', async () => {
  const { router, user } = await renderRoute(anyPage);
  const topBar = screen.getAllByRole('link', { name: '+971 4 000 0000' })[0]?.closest('div');
  expect(topBar).toHaveTextContent(
    '+971 4 000 0000+971 50 000 0000info@saffrongate.exampleAl Qusais, Dubai',
  );
  const icons = within(topBar as HTMLElement).getAllByRole('link', { name: /not linked yet/ });
  expect(icons).toHaveLength(4);
  for (const icon of icons) await user.click(icon);
  expect(router.state.location).toMatchObject({ pathname: anyPage, hash: '' });
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
  // With the scope `local`, sessions on other devices go on.
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  expect(asked.filter((url) => url.includes('/logout'))).toEqual([
    expect.stringContaining('scope=local'),
  ]);
});

test('without a network the log-out is made, and it is said that the server was not reached', async () => {
  signedInAs('amna@example.com');
  const { user } = await renderRoute(anyPage);
  const footer = within(screen.getByRole('contentinfo'));
  const button = await footer.findByRole('button', { name: 'Log out' });
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(button);
  expect(await screen.findByText(/^The server did not answer/)).toBeVisible();
  expect(localStorage.getItem('saffron-gate-session')).toBeNull();
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
