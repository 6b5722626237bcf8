// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyEnquiry, maxLines } from './enquiry';

const storageKey = 'enquiry';

afterEach(() => localStorage.clear());

async function openTab() {
  vi.resetModules();
  const store = await import('./enquiry-store');
  return {
    ...store,
    addProduct: (id: string) => store.addGoods({ id, title: id }),
    addFreeLine: (title: string) => store.addGoods({ title }),
    removeLine: (id: string) => store.removeLine(id, id),
    async undo() {
      const { toastStore } = await import('@/components/ui/toast-store');
      toastStore.get().at(-1)?.action?.run();
    },
    enquiry: () => renderHook(() => store.useEnquiry((whole) => whole)).result.current,
    ids: () =>
      renderHook(() => store.useEnquiry(({ lines }) => lines)).result.current.map(({ id }) => id),
    isStored: () => renderHook(store.useIsStored).result.current,
  };
}

function tellOtherTabs() {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

function putIntoStorage(stored: unknown) {
  localStorage.setItem(storageKey, typeof stored === 'string' ? stored : JSON.stringify(stored));
}

function refuseWriting() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('what was added is there after a reload, in its order', async () => {
  const tab = await openTab();
  expect(tab.enquiry()).toEqual(emptyEnquiry);
  tab.addProduct('cumin');
  tab.addFreeLine('Rose water');
  tab.addProduct('oats');
  tab.changeEnquiry((enquiry) => ({ ...enquiry, buyer: { ...enquiry.buyer, name: 'Amal' } }));

  const reloaded = await openTab();
  expect(reloaded.enquiry().buyer.name).toBe('Amal');
  expect(reloaded.enquiry().lines).toMatchObject([
    { id: 'cumin', quantity: '', unit: 'kg', asks: [], note: '' },
    { title: 'Rose water' },
    { id: 'oats' },
  ]);
});

test('a list that an older version of the site has stored is read', async () => {
  const buyer = { name: 'Amal', company: '', email: '', phone: '', place: 'Ajman', message: '' };
  const lines = [
    { id: 'saffron', quantity: '2.5', unit: 'kg', note: 'Negin' },
    { id: 'x1', title: 'Rose water', quantity: '', unit: 'cartons', note: '' },
  ];
  putIntoStorage({ version: 1, lines, buyer });
  const tab = await openTab();
  const read = { lines: lines.map((line) => ({ ...line, asks: [] })), buyer, handOverText: '' };
  expect(tab.enquiry()).toEqual(read);
  expect(tab.isStored()).toBe(true);
  tab.addProduct('cumin');
  expect((await openTab()).ids()).toEqual(['saffron', 'x1', 'cumin']);
});

test('saffron begins with grams, anything else with kilograms', async () => {
  const tab = await openTab();
  tab.addProduct('saffron');
  tab.addProduct('cumin');
  tab.addFreeLine('Rose water');
  expect(tab.enquiry().lines.map(({ unit }) => unit)).toEqual(['g', 'kg', 'kg']);
});

test('a product or the same words stand in the list once', async () => {
  const tab = await openTab();
  expect([tab.addProduct('cumin'), tab.addProduct('cumin')]).toEqual([true, true]);
  expect([tab.addFreeLine('Rose water'), tab.addFreeLine('rose Water')]).toEqual([true, true]);
  expect(tab.enquiry().lines).toHaveLength(2);
});

test('a line that is removed comes back with what was typed for it, and the others as they are now', async () => {
  const tab = await openTab();
  for (const id of ['cumin', 'oats', 'figs', 'rice']) tab.addProduct(id);
  tab.changeLine('oats', { quantity: '25', asks: ['price'] });
  tab.removeLine('oats');
  tab.changeLine('cumin', { quantity: '40' });
  tab.changeEnquiry((now) => ({ ...now, lines: now.lines.filter(({ id }) => id !== 'figs') }));
  tab.addProduct('dates');
  await tab.undo();
  expect(tab.ids()).toEqual(['cumin', 'oats', 'rice', 'dates']);
  expect(tab.enquiry().lines).toMatchObject([
    { quantity: '40' },
    { quantity: '25', asks: ['price'] },
    {},
    {},
  ]);
});

test('after a cleared list is restored, what was added and typed since is still there', async () => {
  const tab = await openTab();
  for (const id of ['cumin', 'oats']) tab.addProduct(id);
  const buyer = { ...emptyEnquiry.buyer, name: 'Amal', message: 'Soon' };
  tab.changeEnquiry((now) => ({ ...now, buyer, handOverText: 'Copied.' }));
  tab.changeWithUndo(
    () => ({ ...emptyEnquiry, buyer: { ...buyer, message: '' } }),
    'The list was cleared.',
  );
  for (const id of ['figs', 'cumin']) tab.addProduct(id);
  tab.changeEnquiry((now) => ({ ...now, buyer: { ...now.buyer, name: 'Bilal' } }));
  await tab.undo();
  expect(tab.ids()).toEqual(['cumin', 'oats', 'figs']);
  expect(tab.enquiry()).toMatchObject({
    buyer: { name: 'Bilal', message: 'Soon' },
    handOverText: 'Copied.',
  });
});

test('the undo of a removal does not bring back a message that was deleted since', async () => {
  const tab = await openTab();
  tab.addProduct('cumin');
  const setMessage = (message: string) =>
    tab.changeEnquiry((now) => ({ ...now, buyer: { ...now.buyer, message } }));
  setMessage('Soon');
  tab.removeLine('cumin');
  setMessage('');
  await tab.undo();
  expect(tab.ids()).toEqual(['cumin']);
  expect(tab.enquiry().buyer.message).toBe('');
});

test('a full list takes no other line, and says so', async () => {
  putIntoStorage({
    version: 1,
    lines: Array.from({ length: maxLines - 1 }, (_, index) => ({ id: `p${index}` })),
  });
  const tab = await openTab();
  expect(tab.addProduct('last')).toBe(true);
  expect(tab.addProduct('one-more')).toBe(false);
  expect(tab.addFreeLine('Rose water')).toBe(false);
  expect(tab.addProduct('last')).toBe(true);
  expect(tab.enquiry().lines).toHaveLength(maxLines);
});

test('a change keeps the identity of the lines it does not touch', async () => {
  const tab = await openTab();
  tab.addProduct('cumin');
  const [cumin] = tab.enquiry().lines;
  tab.addProduct('oats');
  expect(tab.enquiry().lines[0]).toBe(cumin);
});

test('two tabs show the same, and neither overwrites the other', async () => {
  const one = await openTab();
  one.addProduct('cumin');
  const two = await openTab();
  expect(two.ids()).toEqual(['cumin']);
  two.addProduct('oats');
  tellOtherTabs();
  expect(one.ids()).toEqual(['cumin', 'oats']);
  two.removeLine('cumin');
  // This tab has not received the `storage` event yet.
  one.addProduct('figs');
  tellOtherTabs();
  expect(one.ids()).toEqual(['oats', 'figs']);
  expect(two.ids()).toEqual(['oats', 'figs']);
});

test('blocked storage: the list is in memory, and says so', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const tab = await openTab();
  expect(tab.addProduct('cumin')).toBe(true);
  expect(tab.ids()).toEqual(['cumin']);
  expect(tab.isStored()).toBe(false);
});

test('full storage: the list is in memory until it can be stored', async () => {
  const tab = await openTab();
  tab.addProduct('cumin');
  expect(tab.isStored()).toBe(true);
  const refused = refuseWriting();
  tab.addProduct('oats');
  tellOtherTabs();
  expect(tab.ids()).toEqual(['cumin', 'oats']);
  expect(tab.isStored()).toBe(false);

  refused.mockRestore();
  tab.addProduct('figs');
  expect(tab.isStored()).toBe(true);
  expect((await openTab()).ids()).toEqual(['cumin', 'oats', 'figs']);
});

test('what another tab stored while this one could not is not overwritten', async () => {
  const one = await openTab();
  const refused = refuseWriting();
  one.addProduct('cumin');
  refused.mockRestore();
  const two = await openTab();
  two.addProduct('oats');
  one.addProduct('figs');
  expect(one.ids()).toEqual(['cumin', 'figs']);
  expect(one.isStored()).toBe(false);
  expect((await openTab()).ids()).toEqual(['oats']);
});

test.each([
  ['no JSON', '{"version":1,"lines":['],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['lines that are none', '{"version":1,"lines":{"length":3},"buyer":[]}'],
  ['a polluted prototype', '{"__proto__":{"lines":[{"id":"cumin"}]}}'],
])('stored junk is an empty list that can be used: %s', async (_name, text) => {
  putIntoStorage(text);
  const tab = await openTab();
  expect(tab.enquiry()).toEqual(emptyEnquiry);
  tab.addProduct('oats');
  expect((await openTab()).ids()).toEqual(['oats']);
});

test('of damaged lines, what can be read is kept', async () => {
  putIntoStorage({
    version: '1',
    lines: [
      null,
      'cumin',
      { id: 7 },
      { id: '' },
      { id: 'oats', quantity: 25, unit: 'litres', note: ['x'], price: 3, asks: 'price' },
      { id: 'oats', quantity: '99' },
      { id: 'cumin', quantity: '1e400', unit: 'bags', note: 'ground', title: {} },
      { id: 'free', title: '<b>Rose</b>', quantity: '2.5', unit: 'constructor' },
      { id: 'asks', asks: ['certificates', 'toString', 'price', 'price', 7] },
      { id: 'long', note: 'x'.repeat(100_000), quantity: '9'.repeat(100_000) },
    ],
    buyer: { name: 'Amal', email: 7, message: 'x'.repeat(100_000), admin: true },
    handOverText: { by: 'WhatsApp' },
  });
  const { enquiry } = await openTab();
  const { lines, buyer, handOverText } = enquiry();
  expect(lines.slice(0, 3)).toEqual([
    { id: 'oats', quantity: '', unit: 'kg', asks: [], note: '' },
    { id: 'cumin', quantity: '1e400', unit: 'bags', asks: [], note: 'ground' },
    { id: 'free', title: '<b>Rose</b>', quantity: '2.5', unit: 'kg', asks: [], note: '' },
  ]);
  expect(lines[3]?.asks).toEqual(['price', 'certificates']);
  expect([lines[4]?.note.length, lines[4]?.quantity.length]).toEqual([300, 40]);
  expect(lines).toHaveLength(5);
  expect(buyer.message).toHaveLength(4000);
  expect(buyer).toEqual({ ...emptyEnquiry.buyer, name: 'Amal', message: buyer.message });
  expect(handOverText).toBe('');
});

test('of 10,000 stored lines the first are kept', async () => {
  putIntoStorage({
    version: 1,
    lines: Array.from({ length: 10_000 }, (_, index) => ({ id: `p${index}` })),
  });
  const tab = await openTab();
  expect(tab.ids()).toHaveLength(maxLines);
  expect(tab.ids().at(-1)).toBe(`p${maxLines - 1}`);
});
