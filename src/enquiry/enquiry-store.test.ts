// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyEnquiry, freeLine } from './enquiry';

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
      const { toastStore } = await import('@/components/ui/toast/toast-store');
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
  tab.changeEnquiry({ buyer: { ...tab.enquiry().buyer, name: 'Amal' } });

  const reloaded = await openTab();
  expect(reloaded.enquiry().buyer.name).toBe('Amal');
  expect(reloaded.enquiry().lines).toMatchObject([
    { id: 'cumin', quantity: '', unit: 'kg', asks: [], note: '' },
    { title: 'Rose water' },
    { id: 'oats' },
  ]);
});

test('a product or the same words stand in the list once', async () => {
  const tab = await openTab();
  for (const _ of ['first', 'again']) tab.addProduct('cumin');
  for (const title of ['Rose water', 'rose Water']) tab.addFreeLine(title);
  expect(tab.enquiry().lines).toHaveLength(2);
});

test('a line that is removed comes back with what was typed for it, and the others as they are now', async () => {
  const tab = await openTab();
  for (const id of ['cumin', 'oats', 'figs', 'rice']) tab.addProduct(id);
  tab.changeLine('oats', { quantity: '25', asks: ['price'] });
  tab.removeLine('oats');
  tab.changeLine('cumin', { quantity: '40' });
  tab.changeEnquiry({ lines: tab.enquiry().lines.filter(({ id }) => id !== 'figs') });
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
  const buyer = { ...emptyEnquiry.buyer, name: 'Amal', message: 'Soon', place: 'Ajman' };
  tab.changeEnquiry({ buyer, handOverText: 'Copied.' });
  tab.changeWithUndo(
    { ...emptyEnquiry, buyer: { ...buyer, message: '' } },
    'The list was cleared.',
  );
  for (const id of ['figs', 'cumin']) tab.addProduct(id);
  tab.changeEnquiry({ buyer: { ...tab.enquiry().buyer, name: 'Bilal', place: '' } });
  await tab.undo();
  expect(tab.ids()).toEqual(['cumin', 'oats', 'figs']);
  expect(tab.enquiry()).toMatchObject({
    buyer: { name: 'Bilal', message: 'Soon', place: '' },
    handOverText: 'Copied.',
  });
});

test('how a list was sent goes with its last goods, and comes back with them', async () => {
  const tab = await openTab();
  tab.addProduct('cumin');
  tab.changeEnquiry({
    lines: [...tab.enquiry().lines, freeLine('')],
    handOverText: 'Copied.',
  });
  tab.removeLine('cumin');
  expect(tab.enquiry().handOverText).toBe('');
  await tab.undo();
  expect(tab.enquiry().handOverText).toBe('Copied.');
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

test('of lines that are damaged, or of an older version of the site, what can be read is kept', async () => {
  putIntoStorage({
    version: 1,
    lines: [
      { id: 'saffron', quantity: '2.5', unit: 'kg', note: 'Negin' },
      null,
      { id: 7 },
      { id: 'oats', quantity: 25, unit: 'litres', note: ['x'], price: 3, asks: 'price' },
      { id: 'oats', quantity: '99' },
      { id: 'free', title: '<b>Rose</b>', quantity: '2.5', unit: 'constructor' },
      { id: 'asks', title: {}, asks: ['certificates', 'toString', 'price', 'price', 7] },
    ],
    buyer: { name: 'Amal', email: 7, message: 'x'.repeat(100_000), admin: true },
    handOverText: { by: 'WhatsApp' },
  });
  const usual = { quantity: '', unit: 'kg', asks: [], note: '' };
  expect((await openTab()).enquiry()).toEqual({
    lines: [
      { ...usual, id: 'saffron', quantity: '2.5', note: 'Negin' },
      { ...usual, id: 'oats' },
      { ...usual, id: 'free', title: '<b>Rose</b>', quantity: '2.5' },
      { ...usual, id: 'asks', asks: ['price', 'certificates'] },
    ],
    buyer: { ...emptyEnquiry.buyer, name: 'Amal', message: 'x'.repeat(4000) },
    handOverText: '',
  });
});
