import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute, sectionOf } from '@/../tests/render-route';
import { filterProducts, products } from '@/catalogue/products';
import { productsPath } from '@/config/paths';
import { emptyEnquiry } from '@/enquiry/enquiry';
import { changeEnquiry } from '@/enquiry/enquiry-store';

afterEach(() => {
  act(() => changeEnquiry(emptyEnquiry));
});

type Main = Awaited<ReturnType<typeof renderRoute>>['main'];

const heading = (main: Main, name: string) => main.findByRole('heading', { level: 2, name });

const titlesIn = (main: Main) =>
  main.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const pressed = (main: Main) => main.getByRole('button', { pressed: true });

test('without a category, all products are shown, and a closing banner', async () => {
  const { main } = await renderRoute('/products');
  expect(await heading(main, 'All Products')).toBeInTheDocument();
  expect(main.getAllByRole('listitem')).toHaveLength(products.length);
  expect(pressed(main)).toHaveTextContent(/^All$/);
  const banner = sectionOf(main.getByRole('heading', { name: 'Interested in Our Products?' }));
  const link = within(banner).getByRole('link', { name: 'Get in Touch' });
  expect(link).toHaveAttribute('href', '/contact');
});

test('the link of a category opens the page filtered to it, and All takes it out of the URL', async () => {
  const { main, router, user } = await renderRoute(productsPath('Seafood, Meat and Poultry'));
  expect(await heading(main, 'Seafood, Meat and Poultry')).toBeInTheDocument();
  expect(titlesIn(main)).toEqual(
    filterProducts('Seafood, Meat and Poultry').map(({ title }) => title),
  );
  expect(pressed(main)).toHaveTextContent('Seafood, Meat and Poultry');
  expect(document.title).toBe('Seafood, Meat and Poultry | Products | Saffron Gate');
  await user.click(main.getByRole('button', { name: 'All' }));
  await heading(main, 'All Products');
  expect(router.state.location.search).toBe('');
  await user.click(main.getByRole('button', { name: 'Nuts & Dry Fruits' }));
  await heading(main, 'Nuts & Dry Fruits');
  expect(router.state.location.search).toBe('?category=Nuts%20%26%20Dry%20Fruits');
});

test('?q= opens the page searched, and a category narrows it', async () => {
  const { main, router, user } = await renderRoute('/products?q=black');
  await main.findByRole('button', { name: 'Spices 1 found' });
  await waitFor(() => expect(titlesIn(main)).toHaveLength(7));
  expect(main.getAllByText('Black', { selector: 'mark' })[0]).toBeVisible();
  expect(await heading(main, 'Results for “black”')).toBeInTheDocument();
  expect(main.getByRole('searchbox', { name: 'Search products' })).toHaveValue('black');
  await user.click(main.getByRole('button', { name: 'Spices 1 found' }));
  expect(await heading(main, 'Results for “black” in Spices')).toBeInTheDocument();
  expect(titlesIn(main)).toEqual(['Black Pepper']);
  expect(router.state.location.search).toBe('?category=Spices&q=black');
});

test('?q= is announced with the number that is found, not with that of all products', async () => {
  const { main } = await renderRoute('/products?q=cumin');
  const status = main.getByRole('status');
  const said: (string | null)[] = [status.textContent];
  const listen = new MutationObserver(() => said.push(status.textContent));
  listen.observe(status, { childList: true, characterData: true, subtree: true });
  await waitFor(() => expect(status).toHaveTextContent('1 product shown for “cumin”'));
  expect(said.filter(Boolean)).toEqual(['1 product shown for “cumin”']);
});

test('what matched nothing is named above similar goods, and asked for in the enquiry', async () => {
  const { main, user } = await renderRoute('/products?q=toor+dal');
  expect(await main.findByText(/^No match/)).toHaveTextContent(
    'No match for “toor dal”. Similar goods follow.',
  );
  expect(await heading(main, 'Results for “toor dal”')).toBeInTheDocument();
  expect(main.getByRole('heading', { name: 'Masoor Dal' })).toBeInTheDocument();
  expect(main.queryByText(/goes with/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(main.getByRole('status')).toHaveTextContent(/^4 similar products shown for/),
  );
  await user.click(main.getByRole('button', { name: 'Ask us for “toor dal”' }));
  expect(main.getByRole('link', { name: 'In your enquiry: toor dal' })).toHaveAttribute(
    'href',
    '/enquiry',
  );
  expect(main.getByText('In your enquiry: \u2068toor dal\u2069')).toBeVisible();
  expect(localStorage.getItem('enquiry')).toContain('"toor dal"');
  expect(main.getByText(/^No match/)).toHaveTextContent(/Similar goods follow\.$/);
  const remove = main.getByRole('button', { name: 'Remove toor dal from your enquiry' });
  expect(remove).toHaveFocus();
  await user.click(remove);
  expect(localStorage.getItem('enquiry')).not.toContain('toor dal');
});

test.each([
  [{}, '“blanched” and “200 kg”', { quantity: '200 kg', note: 'blanched' }],
  [
    { quantity: '20' },
    '“blanched” and “200 kg”',
    { quantity: '20 kg + blanched 200 kg', note: '' },
  ],
  [{ quantity: '200' }, '“blanched”', { quantity: '200', note: 'blanched' }],
  [{ note: 'blanched' }, '“200 kg”', { quantity: '200 kg', note: 'blanched' }],
  [
    { quantity: '5 kg', note: 'sliced' },
    '“blanched” and “200 kg”',
    { quantity: '', note: 'sliced 5 kg; blanched 200 kg' },
  ],
  [{ note: 'blanched, Spanish', quantity: '200kg' }, undefined, undefined],
])('with %o in the enquiry, what is typed beyond it is added to it', async (line, rest, then) => {
  localStorage.setItem('enquiry', JSON.stringify({ lines: [{ id: 'almonds', ...line }] }));
  window.dispatchEvent(new Event('storage'));
  const { main, user } = await renderRoute('/products?q=blanched+almonds+200+kg');
  await heading(main, 'Results for “blanched almonds 200 kg”');
  const said = main.queryByText(/^In your enquiry already|goes with/);
  if (!rest) return expect(said).toBeNull();
  expect(said).toHaveTextContent(`In your enquiry already: Almonds. Add ${rest} to them`);
  await user.click(within(said as HTMLElement).getByRole('button'));
  expect(said).not.toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Almonds' })).toHaveFocus();
  expect(await screen.findByText('Added to Almonds in your enquiry')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('enquiry') ?? '{}').lines).toMatchObject([then]);
});

test.each([
  ['jeera 2 kg', { id: 'cumin', quantity: '5kg', note: 'whole' }, '5kg + 2 kg'],
  ['sumac 5 kg', { id: 'x', title: 'sumac', quantity: '2 kg' }, '2 kg + 5 kg'],
])('of %s, with %o in the enquiry, there is a second order: %s', async (query, line, both) => {
  localStorage.setItem('enquiry', JSON.stringify({ lines: [line] }));
  window.dispatchEvent(new Event('storage'));
  const { main, user } = await renderRoute(`/products?q=${query}`);
  await user.click(await main.findByRole('button', { name: /^Add “. kg” to (it|them)$/ }));
  expect(main.queryByText(/^In your enquiry already/)).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  const stored = JSON.parse(localStorage.getItem('enquiry') ?? '{}').lines;
  expect(stored).toMatchObject([{ ...line, quantity: both }]);
});

test('a grade is no part of an amount that has its figures', async () => {
  const line = { id: 'cashew', quantity: '320 kg', note: '' };
  localStorage.setItem('enquiry', JSON.stringify({ lines: [line] }));
  window.dispatchEvent(new Event('storage'));
  const { main } = await renderRoute('/products?q=kaju+320');
  expect(await main.findByRole('button', { name: 'Add “320” to them' })).toBeVisible();
});

test('what a product is not listed by goes with it as a note', async () => {
  const { main, user } = await renderRoute('/products?q=tiger+prawn+16%2F20');
  expect(await main.findByText(/without type or size/)).toHaveTextContent(
    'Shrimp is listed without type or size: “tiger, 16/20” goes with it as a note.',
  );
  expect(main.queryByRole('button', { name: /^Ask us for/ })).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Add to enquiry: Shrimp' }));
  expect(localStorage.getItem('enquiry')).toContain('"note":"tiger, 16/20"');
});

test.each([
  ['cardamom 8mm', 'Green Cardamom is listed without size: “8mm” goes with it as a note.'],
  ['kaju w320', 'Cashew Nuts are listed without size: “w320” goes with them as a note.'],
  ['pomfret 300/400', 'Pomfret is listed without size: “300/400” goes with it as a note.'],
  ['apples gala', 'Apples are listed without type: “gala” goes with them as a note.'],
  ['besar powder', '“powder” goes with Turmeric as a note.'],
  ['salmon fillet norwegian', '“fillet norwegian” goes with Salmon as a note.'],
  ['lamb shank 400-450g', '“lamb shank 400-450g” goes with Mutton as a note.'],
  ['rajma chitra', '“chitra” goes with Red Kidney Beans as a note.'],
  ['onion 5kg -10 bags', '“5kg 10 bags” goes with Onions as the quantity.'],
  ['kamoun nos kilo', '“nos kilo” goes with Cumin Seeds as the quantity.'],
  ['basmati rice 5kg and 10kg', '“5kg and 10kg” goes with each product that you add, as a note.'],
])('of “%s” it is said: %s', async (typed, said) => {
  const { main } = await renderRoute(`/products?q=${encodeURIComponent(typed)}`);
  expect(await main.findByText(/goes with/)).toHaveTextContent(said);
});

test('of what another category has, only that is said', async () => {
  const { main } = await renderRoute('/products?category=Rice&q=manjal+podi+5+kg');
  expect(await main.findByText('Nothing found in Rice.')).toBeVisible();
  expect(main.queryByText(/goes with/)).not.toBeInTheDocument();
});

test('of a list, only what the category has is spoken of, and a link leads to the others', async () => {
  const { main } = await renderRoute('/products?category=Rice&q=jeera+10+bag,+sella+1121+5+bag');
  expect(await main.findByText(/goes with/)).toHaveTextContent('“5 bag” goes with');
  expect(main.queryByText(/with Cumin/)).not.toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Show 2 products in all categories' })).toBeVisible();
});

test('what is only similar takes the amount of what is missing, and is told apart', async () => {
  const { main } = await renderRoute('/products?q=chana+dal+30kg,+toor+dal+30kg,+moong+dal+20kg');
  await main.findByText(/^No match/);
  expect(main.getAllByText(/goes with/).map(({ textContent }) => textContent)).toEqual([
    '“30kg” goes with Chana Dal as the quantity.',
    '“20kg” goes with Moong Dal as the quantity.',
    '“instead of toor dal” goes with each similar product that you add, as a note, “30kg” as the quantity.',
  ]);
  const marked = main.getAllByText('Similar product').map((each) => each.closest('li'));
  expect(marked.map((card) => card?.querySelector('h3')?.textContent)).not.toContain('Chana Dal');
  expect(marked.length).toBeGreaterThan(0);
});

test('two orders of one product are said one by one', async () => {
  const { main } = await renderRoute('/products?q=maida+50kg,+atta+10+kg');
  expect(await main.findByText(/with Wheat Flour/)).toHaveTextContent(
    '“maida 50kg” and “atta 10 kg” go with Wheat Flour as the quantity.',
  );
});

test('an amount becomes the quantity of the line', async () => {
  const { main, user } = await renderRoute('/products?q=saffron+250g+and+cumin+5+bags+of+25+kg');
  expect(await main.findByText(/goes with Saffron/)).toHaveTextContent(
    '“250g” goes with Saffron as the quantity.',
  );
  expect(main.getByText(/goes with Cumin Seeds/)).toHaveTextContent('“5 bags of 25 kg” goes with');
  await user.click(main.getByRole('button', { name: 'Add to enquiry: Cumin Seeds' }));
  expect(localStorage.getItem('enquiry')).toContain('"quantity":"5 bags of 25 kg","unit":"kg"');
  expect(main.getByRole('link', { name: /^In your enquiry/ })).toHaveTextContent(
    'In your enquiry: \u20685 bags of 25 kg\u2069',
  );
});

test.each(['/', '/products'])('on %s, a question typed without Enter is answered', async (path) => {
  const { main, user } = await renderRoute(path);
  await user.type(await main.findByRole('searchbox'), 'delivery');
  expect(await main.findByText(/^Prices, minimum orders/, {}, { timeout: 5000 })).toBeVisible();
});

test('a question that names no goods is answered as one', async () => {
  const { main } = await renderRoute('/products?q=do+you+deliver+to+Sharjah');
  expect(await main.findByText(/^Prices, minimum orders, delivery/)).toBeVisible();
  expect(main.getByRole('link', { name: 'Call or write to us' })).toBeVisible();
  expect(main.queryByRole('button', { name: /^Ask us for/ })).not.toBeInTheDocument();
});

test.each([
  ['?q=frozen+peas', 'Our green peas are dried. Ask us for frozen peas.'],
  [
    '?q=bhindi',
    '“Bhindi” is not in our list. Ask us, and we will tell you whether we can supply it.',
  ],
  ['?category=%3Cimg+src=x%3E', 'We have no category called “<img src=x>”, so here is the whole'],
  ['?q=saffron&category=Toys', 'We have no category called “Toys”, so we searched the whole range'],
  ['?category=Grains&q=black', 'Show 7 products in all categories'],
])('%s: “%s”', async (query, sentence) => {
  const { main } = await renderRoute(`/products${query}`);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(sentence));
  if (/bhindi|black/.test(query)) expect(titlesIn(main)).toEqual([]);
});

test('the field is cleared by its button, which gives it the focus back', async () => {
  const { main, user } = await renderRoute('/products?q=cumin');
  await heading(main, 'Results for “cumin”');
  await user.click(main.getByRole('button', { name: 'Clear search' }));
  expect(main.getByRole('searchbox')).toHaveValue('');
  expect(main.getByRole('searchbox')).toHaveFocus();
  expect(await heading(main, 'All Products')).toBeInTheDocument();
  expect(main.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});
