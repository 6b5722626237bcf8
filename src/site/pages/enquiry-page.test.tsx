import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { clearToasts } from '@/components/ui/toast/toast-store';
import {
  catalogueLine,
  type EnquiryLine,
  emptyEnquiry,
  freeLine,
  readEnquiry,
} from '@/enquiry/enquiry';
import { changeEnquiry, latestEnquiry } from '@/enquiry/enquiry-store';
import { linkToList } from '@/enquiry/shared-list';

afterEach(() =>
  act(() => {
    changeEnquiry(emptyEnquiry);
    clearToasts();
  }),
);

function storeLines(...lines: EnquiryLine[]) {
  act(() => changeEnquiry({ lines }));
}

const ids = () => latestEnquiry().lines.map(({ id }) => id);
const button = (name: string) => screen.getByRole('button', { name });

test('empty, the page says what it is for and leads to the products', async () => {
  const { main } = await renderRoute('/enquiry');
  expect(main.getByRole('heading', { level: 1, name: 'Your Enquiry' })).toBeInTheDocument();
  expect(
    main.getByText(/Press “Add to enquiry” beside the goods you want a price for/),
  ).toBeVisible();
  expect(main.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/products');
  expect(main.queryByRole('heading', { name: 'Your details' })).toBeNull();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('?add= adds a product of the catalogue and leaves the URL', async () => {
  const { main, router } = await renderRoute('/enquiry?add=cumin');
  expect(await main.findByRole('heading', { name: 'Cumin Seeds' })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(() => router.navigate('/enquiry?add=plutonium'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(ids()).toEqual(['cumin']);
});

test('a line has quantity, unit, questions and note, and what is typed is stored', async () => {
  storeLines(catalogueLine('cumin'));
  const { user } = await renderRoute('/enquiry');
  expect(screen.getByRole('link', { name: 'Cumin Seeds' })).toHaveAttribute(
    'href',
    '/products/cumin',
  );
  await user.type(screen.getByRole('textbox', { name: 'Quantity of Cumin Seeds' }), '2.5');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Unit of Cumin Seeds' }),
    'pallets',
  );
  await user.click(button('Pack sizes'));
  await user.click(button('Price'));
  await user.type(screen.getByRole('textbox', { name: 'Note on Cumin Seeds' }), 'Whole');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Amal');
  expect(JSON.parse(localStorage.getItem('enquiry') ?? '')).toMatchObject({
    lines: [
      { id: 'cumin', quantity: '2.5', unit: 'pallets', asks: ['price', 'packs'], note: 'Whole' },
    ],
    buyer: { name: 'Amal' },
  });
});

test('meat is asked for a halal certificate, fish whether it is fresh, and all lines at once', async () => {
  storeLines(catalogueLine('mutton'), catalogueLine('king-fish'), catalogueLine('cumin'));
  const { user } = await renderRoute('/enquiry');
  const questionsOn = (name: string) =>
    within(screen.getByRole('group', { name: `Ask about ${name}` }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const others = ['Price', 'Origin and grade', 'Pack sizes', 'Delivery time', 'Certificates'];
  expect(questionsOn('Mutton')).toEqual(['Halal certificate', 'Fresh or frozen', ...others]);
  expect(questionsOn('King Fish')).toEqual(['Fresh or frozen', ...others]);
  expect(questionsOn('Cumin Seeds')).toEqual(others);

  const all = within(screen.getByRole('group', { name: 'Ask about all lines' }));
  await user.click(all.getByRole('button', { name: 'Fresh or frozen' }));
  await user.click(all.getByRole('button', { name: 'Price' }));
  const asked = () => latestEnquiry().lines.map(({ asks }) => asks.join());
  expect(asked()).toEqual(['frozen,price', 'frozen,price', 'price']);
  await user.click(all.getByRole('button', { name: 'Price', pressed: true }));
  expect(asked()).toEqual(['frozen', 'frozen', '']);
});

test('a quantity stays as typed; what it is read as stands beside it, in the text and on the sheet', async () => {
  storeLines(catalogueLine('cumin'), catalogueLine('retired-rice'), freeLine(''));
  const { main, user } = await renderRoute('/enquiry');
  const field = screen.getByRole('textbox', { name: 'Quantity of Cumin Seeds' });
  await user.type(field, '2 MT');
  expect(field).toHaveValue('2 MT');
  expect(field).toHaveAccessibleDescription('Read as 2 tonnes.');
  const text = main.getByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(text).toHaveTextContent('1) Cumin Seeds: 2 tonnes. 2) retired-rice'));
  const rows = within(main.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '1Cumin Seeds2 tonnes',
    expect.stringContaining('retired-rice'),
  ]);
  expect(main.getByText('No longer in our catalogue')).toBeInTheDocument();
});

test('the printed sheet has the date of its printing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 22, 0) });
  storeLines(catalogueLine('cumin'));
  const { main } = await renderRoute('/enquiry');
  expect(main.getByText('27 November 2026')).toBeInTheDocument();
  vi.setSystemTime(new Date(2026, 10, 29, 10, 0));
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // The browser prints what is there when the event returns.
    expect(main.getByText('29 November 2026')).toBeInTheDocument();
  });
  vi.useRealTimers();
});

test('goods in the buyer’s own words are a line, which is not sent before it has any', async () => {
  const { main, user } = await renderRoute('/enquiry');
  await user.click(button('Something else'));
  expect(main.queryByRole('heading', { name: 'Send it' })).toBeNull();
  await user.keyboard('Rose water');
  expect(latestEnquiry().lines).toMatchObject([{ title: 'Rose water' }]);
  expect(screen.getByRole('textbox', { name: 'Quantity of Rose water' })).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: 'Enquiry (1)', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/enquiry'));
});

test('a line without words is not counted, nor asked the same as the others', async () => {
  storeLines(catalogueLine('cumin'), catalogueLine('oats'));
  const { main, user } = await renderRoute('/enquiry');
  await user.click(button('Something else'));
  expect(main.getByRole('heading', { name: '2 lines' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Enquiry (2)', hidden: true })).toHaveLength(3);
  await user.click(
    within(screen.getByRole('group', { name: 'Ask about all lines' })).getByText('Price'),
  );
  expect(latestEnquiry().lines.map(({ asks }) => asks)).toEqual([['price'], ['price'], []]);
  await user.click(button('Clear the list'));
  expect(screen.getByText(/^This removes all 2 lines/)).toBeInTheDocument();
});

test('a line without a name is asked for it at its field and beside Send', async () => {
  storeLines(
    { ...freeLine(''), quantity: '20' },
    { ...freeLine(''), quantity: '0' },
    { ...freeLine('Rose water'), quantity: '0' },
    { ...freeLine('Rose water'), quantity: '0' },
  );
  const { main, user } = await renderRoute('/enquiry');
  const [first, second] = [
    'Line 1 has no name. Which goods do you need?',
    'Line 2 has no name. Which goods do you need?',
  ];
  const section = main.getByRole('heading', { name: 'Send it' }).closest('section');
  const problems = within(section as HTMLElement).getAllByRole('listitem');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    first,
    second,
    'Line 2: “0” is not an amount. How much do you need?',
    'Rose water: “0” is not an amount. How much do you need?',
  ]);
  const name = main.getByRole('textbox', { name: 'Not in the catalogue : goods of line 1' });
  expect(name).toHaveAccessibleDescription(first);
  await user.type(name, 'Saffron honey');
  expect(name).not.toHaveAccessibleDescription();
  expect(main.queryByText(first)).toBeNull();
});

test('a quantity that brings its unit hides the unit’s field', async () => {
  storeLines(catalogueLine('cumin'));
  const { user } = await renderRoute('/enquiry');
  const quantity = screen.getByRole('textbox', { name: 'Quantity of Cumin Seeds' });
  const unit = () => screen.queryByRole('combobox', { name: 'Unit of Cumin Seeds' });
  await user.type(quantity, '20 bags');
  expect(unit()).toBeNull();
  expect(latestEnquiry().lines).toMatchObject([{ quantity: '20 bags', unit: 'bags' }]);
  await user.type(quantity, ' of 25 kg');
  expect(unit()).toBeNull();
  await user.clear(quantity);
  await user.type(quantity, '20');
  expect(unit()).toHaveValue('kg');
});

test('a line that is removed leaves the focus at its neighbour, and comes back by the toast', async () => {
  storeLines({ ...catalogueLine('cumin'), quantity: '5' }, catalogueLine('oats'));
  const { main, user } = await renderRoute('/enquiry');
  await user.click(button('Remove Cumin Seeds'));
  expect(ids()).toEqual(['oats']);
  expect(button('Remove Oats').closest('li')).toHaveFocus();
  const toast = within(
    (await screen.findByText('Cumin Seeds was removed.')).closest('li') as never,
  );
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  expect(latestEnquiry().lines).toMatchObject([{ id: 'cumin', quantity: '5' }, { id: 'oats' }]);
  expect(screen.getByRole('main')).toHaveFocus();

  await user.click(button('Remove Oats'));
  await user.click(button('Remove Cumin Seeds'));
  expect(main.getByRole('heading', { name: 'Nothing in your list yet' })).toHaveFocus();
});

test('the list is cleared after a question, which can be undone', async () => {
  storeLines(catalogueLine('cumin'), catalogueLine('oats'));
  const { main, user } = await renderRoute('/enquiry');
  await user.type(main.getByRole('textbox', { name: 'Name' }), 'Amal');
  await user.type(main.getByRole('textbox', { name: 'Message' }), 'Soon');
  await user.click(button('Clear the list'));
  await user.click(button('Cancel'));
  expect(ids()).toHaveLength(2);
  await user.click(button('Clear the list'));
  await user.click(button('Clear list'));
  expect(latestEnquiry()).toMatchObject({ lines: [], buyer: { name: 'Amal', message: '' } });
  expect(main.getByText(/^They go into the message/)).toHaveTextContent(
    'They go into the message that you send, and stay on this device for your next enquiry.',
  );
  expect(main.getByRole('heading', { name: 'Nothing in your list yet' })).toHaveFocus();
});

test('after handing over, the list says how and when, and asks whether it was sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 14, 5) });
  storeLines(catalogueLine('cumin'));
  const { main, user } = await renderRoute('/enquiry');
  const whatsapp = main.getByRole('link', { name: 'Send by WhatsApp' });
  whatsapp.addEventListener('click', (event) => event.preventDefault());
  await user.click(whatsapp);
  expect(main.getAllByText(/^WhatsApp opened at 14:05, 22 November 2026\./)).toHaveLength(2);
  await user.click(button('Keep it'));
  expect(main.queryByText(/14:05/)).toBeNull();
  expect(main.getByRole('heading', { name: 'Send it' })).toHaveFocus();
  expect(ids()).toEqual(['cumin']);

  await user.click(button('Copy link'));
  expect(await navigator.clipboard.readText()).toBe(
    linkToList([catalogueLine('cumin')], window.location.origin),
  );
  await user.click(button('Copy as text'));
  const question = await main.findByText(
    /^Copied as text at 14:05, 22 November 2026\. Did you send it\?/,
  );
  await user.click(within(question).getByRole('button', { name: 'Clear the list' }));
  expect(latestEnquiry()).toEqual(emptyEnquiry);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(main.getAllByText(/^Copied as text at 14:05/)).toHaveLength(2);
  expect(ids()).toEqual(['cumin']);
  vi.useRealTimers();
});

test('what cannot be answered or supplied is said beside Send, and at its field once it is left', async () => {
  storeLines({ ...catalogueLine('cumin'), quantity: '0' });
  const { main, user } = await renderRoute('/enquiry');
  const sentences = () => {
    const section = main.getByRole('heading', { name: 'Send it' }).closest('section');
    return within(section as HTMLElement)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const amount = 'Cumin Seeds: “0” is not an amount. How much do you need?';
  expect(sentences()).toEqual([amount]);
  const email = main.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'aisha@marinahotels');
  expect(email).toBeValid();
  await user.type(main.getByRole('textbox', { name: 'Phone' }), '050 123');
  const wrong = '“aisha@marinahotels” is not a whole e-mail address.';
  expect(email).toHaveAccessibleDescription(wrong);
  await waitFor(() =>
    expect(sentences()).toEqual([amount, wrong, '“050 123” is not a whole phone number.']),
  );
  const phone = main.getByRole('textbox', { name: 'Phone' });
  await user.clear(email);
  await user.type(email, 'mailto:aisha@marina.ae;');
  await user.clear(phone);
  await user.type(phone, '٠٥٠ ١٢٣ ٤٥٦٧');
  await user.tab();
  expect(email).toHaveValue('aisha@marina.ae');
  expect(phone).toHaveValue('050 123 4567');
  await waitFor(() => expect(sentences()).toEqual([amount]));
});

async function openLink(lines: readonly EnquiryLine[]) {
  const { hash } = new URL(linkToList(lines, 'https://site.example'));
  const page = await renderRoute(`/enquiry${hash}`);
  const heading = await screen.findByRole('heading', { name: /^A colleague shared/ });
  return { ...page, hash, offer: within(heading.parentElement ?? document.body) };
}

test('a link shows its list and changes nothing until it replaces one’s own, is added or is left', async () => {
  storeLines({ ...catalogueLine('oats'), quantity: '3' }, catalogueLine('cumin'));
  const { offer, user, router, hash } = await openLink([
    { ...catalogueLine('cumin'), quantity: '25', note: 'Ground' },
    { ...freeLine('<b>Rose</b>'), id: 'rose' },
  ]);
  expect(offer.getByText(/one line of goods that are in both lists/)).toBeInTheDocument();
  expect(offer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cumin Seeds, Ground: 25 kg.',
    '<b>Rose</b> (not in our catalogue).',
  ]);
  await user.click(offer.getByRole('button', { name: 'Cancel' }));
  expect(ids()).toEqual(['oats', 'cumin']);
  expect(router.state.location.hash).toBe('');

  await act(() => router.navigate(`/enquiry${hash}`));
  await user.click(await screen.findByRole('button', { name: 'Replace mine' }));
  expect(latestEnquiry().lines).toMatchObject([{ quantity: '25' }, { title: '<b>Rose</b>' }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(ids()).toEqual(['oats', 'cumin']);

  await act(() => router.navigate(`/enquiry${hash}`));
  await user.click(await screen.findByRole('button', { name: 'Add to mine' }));
  expect(await screen.findByText('Both lists are now one: 3 lines.')).toBeInTheDocument();
  expect(latestEnquiry().lines).toMatchObject([{ quantity: '3' }, { quantity: '25' }, {}]);
});

test('notes of two lists that are long together are added to one another, and stay', async () => {
  const theirs = { ...catalogueLine('cumin'), note: 'Their sort.'.repeat(90) };
  const mine = { ...theirs, note: 'Another sort.'.repeat(76) };
  storeLines(mine);
  const { offer, user } = await openLink([theirs]);
  await user.click(offer.getByRole('button', { name: 'Add to mine' }));
  expect(readEnquiry(JSON.parse(localStorage.getItem('enquiry') ?? '')).lines).toMatchObject([
    { note: `${mine.note}; ${theirs.note}` },
  ]);
});

test('a broken link gets a sentence and changes nothing', async () => {
  storeLines(catalogueLine('oats'));
  const { user, router } = await renderRoute('/enquiry#list=%E0%A4%A');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The link that you opened holds no list that can be read. Nothing was changed.',
  );
  expect(ids()).toEqual(['oats']);
  await user.click(button('Close'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.hash).toBe('');
});

test('storage that refuses: the page says that the list goes with it, and no longer that it stays', async () => {
  storeLines(catalogueLine('cumin'));
  const { main, user } = await renderRoute('/enquiry');
  expect(main.getAllByText(/stays? (here|on this device)/)).toHaveLength(2);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await user.click(button('Something else'));
  expect(main.getByText(/This list lasts only while this page is open/)).toBeInTheDocument();
  expect(main.queryByText(/stays? (here|on this device)/)).toBeNull();
});
