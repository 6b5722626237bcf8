import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { type EnquiryLine, emptyEnquiry, freeLine, maxLines, newLine } from '@/enquiry/enquiry';
import { changeEnquiry, latestEnquiry } from '@/enquiry/enquiry-store';
import { linkToList } from '@/enquiry/shared-list';

afterEach(() => act(() => changeEnquiry(() => emptyEnquiry)));

function keepLines(...lines: EnquiryLine[]) {
  act(() => changeEnquiry((enquiry) => ({ ...enquiry, lines })));
}

const ids = () => latestEnquiry().lines.map(({ id }) => id);
const button = (name: string) => screen.getByRole('button', { name });

test('empty, the page says what it is for and leads to the products', async () => {
  const { main } = await renderRoute('/enquiry');
  expect(main.getByRole('heading', { level: 1, name: 'Your Enquiry' })).toBeInTheDocument();
  expect(main.getByText(/Press “Add to enquiry” at the goods you want a price for/)).toBeVisible();
  expect(main.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/products');
  expect(main.queryByRole('heading', { name: 'Your details' })).toBeNull();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('header and menu show the number of lines once there is one', async () => {
  const { main, user } = await renderRoute('/enquiry');
  expect(screen.queryByRole('link', { name: /^Enquiry/ })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Something else' }));
  const links = screen.getAllByRole('link', { name: 'Enquiry (1)', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/enquiry'));
});

test('a line has quantity, unit and note, and what is typed is kept', async () => {
  keepLines(newLine('cumin'));
  const { user } = await renderRoute('/enquiry');
  expect(screen.getByRole('link', { name: 'Cumin Seeds' })).toHaveAttribute(
    'href',
    '/products/cumin',
  );
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity of Cumin Seeds' }), '2.5');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Unit of Cumin Seeds' }),
    'pallets',
  );
  await user.type(screen.getByRole('textbox', { name: 'Note on Cumin Seeds' }), 'Whole');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Amal');
  expect(JSON.parse(localStorage.getItem('enquiry') ?? '')).toMatchObject({
    version: 1,
    lines: [{ id: 'cumin', quantity: '2.5', unit: 'pallets', note: 'Whole' }],
    buyer: { name: 'Amal' },
  });
});

test('goods that are not in the catalogue are a line in the buyer’s own words', async () => {
  const { user } = await renderRoute('/enquiry');
  await user.click(button('Something else'));
  await user.keyboard('Rose water');
  expect(latestEnquiry().lines).toMatchObject([{ title: 'Rose water' }]);
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Rose water' })).toBeInTheDocument();
});

test('goods without any words are neither sent nor printed', async () => {
  keepLines(freeLine(''));
  const { main } = await renderRoute('/enquiry');
  expect(main.queryByRole('heading', { name: 'Send it' })).toBeNull();
  keepLines(freeLine(''), newLine('cumin'));
  expect(main.getByRole('heading', { name: 'Send it' })).toBeInTheDocument();
  const rows = within(main.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Product'),
    '1Cumin Seeds',
  ]);
});

test('a product that has left the catalogue is still a line', async () => {
  keepLines(newLine('retired-rice'));
  const { main } = await renderRoute('/enquiry');
  expect(main.getByRole('heading', { level: 3, name: 'retired-rice' })).toBeInTheDocument();
  expect(main.getByText('No longer in our catalogue')).toBeInTheDocument();
});

test('the focus follows a line that is moved', async () => {
  keepLines(newLine('cumin'), newLine('oats'), newLine('saffron'));
  const { user } = await renderRoute('/enquiry');
  await user.click(button('Move Cumin Seeds down'));
  await user.keyboard('{Enter}');
  expect(ids()).toEqual(['oats', 'saffron', 'cumin']);
  expect(button('Move Cumin Seeds down')).toHaveFocus();
  expect(button('Move Cumin Seeds down')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Cumin Seeds is line 3 of 3.')).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  await user.click(button('Move Oats up'));
  expect(ids()).toEqual(['oats', 'saffron', 'cumin']);
});

test('a line taken out leaves its undo in its place', async () => {
  keepLines({ ...newLine('cumin'), quantity: '5' }, newLine('oats'), newLine('saffron'));
  const { main, user } = await renderRoute('/enquiry');
  await user.click(button('Remove Cumin Seeds'));
  expect(button('Undo: put Cumin Seeds back')).toHaveFocus();
  await user.click(button('Remove Oats'));
  expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toMatchObject([
    'Cumin Seeds was removedUndo',
    'Oats was removedUndo',
    expect.stringContaining('Saffron'),
  ]);
  await user.click(button('Undo: put Cumin Seeds back'));
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Cumin Seeds' })).toHaveFocus();
  await user.click(button('Undo: put Oats back'));
  expect(latestEnquiry().lines).toMatchObject([
    { id: 'cumin', quantity: '5' },
    { id: 'oats' },
    { id: 'saffron' },
  ]);
});

test('the list is emptied after a question, which can be undone', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  keepLines(newLine('cumin'), newLine('oats'));
  const { main, user } = await renderRoute('/enquiry');
  await user.type(main.getByRole('textbox', { name: 'Name' }), 'Amal');
  await user.type(main.getByRole('textbox', { name: 'Message' }), 'Soon');
  await user.click(button('Empty the list'));
  await user.click(button('Keep it'));
  expect(ids()).toHaveLength(2);
  await user.click(button('Empty the list'));
  await user.click(button('Empty it'));
  expect(latestEnquiry()).toMatchObject({ lines: [], buyer: { name: 'Amal', message: '' } });
  expect(main.getByText('2 lines taken out.')).toHaveAttribute('role', 'status');
  expect(button('Undo')).toHaveFocus();
  await user.click(button('Undo'));
  expect(latestEnquiry()).toMatchObject({ buyer: { name: 'Amal', message: 'Soon' } });
  expect(ids()).toEqual(['cumin', 'oats']);
  expect(main.getByRole('heading', { name: '2 lines' })).toHaveFocus();
});

test('a full list says so in place of the ways to add', async () => {
  keepLines(...Array.from({ length: maxLines }, (_, at) => freeLine(`Goods ${at}`)));
  const { main, user } = await renderRoute('/enquiry');
  expect(main.getByText(/^64 lines are the most that one enquiry holds/)).toBeInTheDocument();
  expect(main.queryByRole('button', { name: 'Something else' })).toBeNull();
  await user.click(button('Remove Goods 7'));
  expect(button('Something else')).toBeInTheDocument();
});

async function openLink(lines: readonly EnquiryLine[]) {
  const { hash } = new URL(await linkToList(lines, 'https://site.example'));
  const page = await renderRoute(`/enquiry${hash}`);
  const heading = await screen.findByRole('heading', { name: 'A list from a link' });
  return { ...page, hash, offer: within(heading.parentElement ?? document.body) };
}

test('a link shows its list and changes nothing until it is taken', async () => {
  const { offer, user, router } = await openLink([
    { ...newLine('cumin'), quantity: '25', note: 'Ground' },
    freeLine('<b>Rose</b>'),
  ]);
  expect(offer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cumin Seeds, 25 kg, Ground',
    '<b>Rose</b>',
  ]);
  expect(offer.queryByRole('button', { name: 'Add to mine' })).toBeNull();
  expect(ids()).toEqual([]);
  await user.click(offer.getByRole('button', { name: 'Use this list' }));
  expect(latestEnquiry().lines).toMatchObject([
    { id: 'cumin', quantity: '25' },
    { title: '<b>Rose</b>' },
  ]);
  expect(router.state.location.hash).toBe('');
  expect(screen.queryByRole('heading', { name: 'A list from a link' })).toBeNull();
});

test('a link is added to a list of one’s own, or replaces it with undo, or is left', async () => {
  keepLines({ ...newLine('oats'), quantity: '3' }, newLine('cumin'));
  const { offer, user, router, hash } = await openLink([
    { ...newLine('cumin'), quantity: '25' },
    newLine('saffron'),
  ]);
  await user.click(offer.getByRole('button', { name: 'Leave it' }));
  expect(ids()).toEqual(['oats', 'cumin']);
  expect(router.state.location.hash).toBe('');

  await act(() => router.navigate(`/enquiry${hash}`));
  await user.click(await screen.findByRole('button', { name: 'Use this list' }));
  expect(ids()).toEqual(['cumin', 'saffron']);
  await user.click(button('Undo'));
  expect(ids()).toEqual(['oats', 'cumin']);

  await act(() => router.navigate(`/enquiry${hash}`));
  await user.click(await screen.findByRole('button', { name: 'Add to mine' }));
  expect(screen.getByText('1 line added to your list.')).toBeInTheDocument();
  expect(latestEnquiry().lines).toMatchObject([
    { id: 'oats', quantity: '3' },
    { id: 'cumin', quantity: '25' },
    { id: 'saffron' },
  ]);
});

test('a broken link gets a sentence and changes nothing', async () => {
  keepLines(newLine('oats'));
  const { user, router } = await renderRoute('/enquiry#list=1%E0%A4%A');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The link that you opened holds no list that can be read. Nothing was changed.',
  );
  expect(ids()).toEqual(['oats']);
  await user.click(button('Close'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.hash).toBe('');
});

test('a link that does not fit into the list is not offered for adding', async () => {
  keepLines(...Array.from({ length: maxLines }, (_, at) => freeLine(`Goods ${at}`)));
  const { offer } = await openLink([newLine('saffron')]);
  expect(offer.getByText(/it would be 65 lines; one enquiry holds 64/)).toBeInTheDocument();
  expect(offer.queryByRole('button', { name: 'Add to mine' })).toBeNull();
});

test('the copied link leads to the same list, without the buyer', async () => {
  keepLines(newLine('cumin'));
  const { main, user } = await renderRoute('/enquiry');
  await user.type(main.getByRole('textbox', { name: 'Phone' }), '050 123');
  await user.click(button('Copy link'));
  await screen.findByText('Copied.');
  const link = await linkToList([newLine('cumin')], window.location.origin);
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('storage that refuses: the page says that the list goes with it', async () => {
  const { main, user } = await renderRoute('/enquiry');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await user.click(button('Something else'));
  expect(main.getByText(/This list is kept only while this page is open/)).toBeInTheDocument();
});
