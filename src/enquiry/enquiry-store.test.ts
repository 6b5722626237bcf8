// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyEnquiry, maxLines } from './enquiry';

const storageKey = 'enquiry';

afterEach(() => localStorage.clear());

/** The store as a document has it that is opened now. */
async function openTab() {
  vi.resetModules();
  const store = await import('./enquiry-store');
  return {
    ...store,
    enquiry: () => renderHook(store.useEnquiry).result.current,
    ids: () => renderHook(store.useEnquiry).result.current.lines.map(({ id }) => id),
    keeping: () => renderHook(store.useKeeping).result.current,
  };
}

function tellOtherTabs() {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

function keep(stored: unknown) {
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
    { id: 'cumin', quantity: '', unit: 'kg', note: '' },
    { title: 'Rose water' },
    { id: 'oats' },
  ]);
});

test('a product or the same words stand in the list once', async () => {
  const tab = await openTab();
  expect([tab.addProduct('cumin'), tab.addProduct('cumin')]).toEqual([true, true]);
  expect([tab.addFreeLine('Rose water'), tab.addFreeLine('rose Water')]).toEqual([true, true]);
  expect(tab.enquiry().lines).toHaveLength(2);
});

test('a product that is added again has what was typed for it', async () => {
  const tab = await openTab();
  tab.addProduct('cumin');
  tab.changeEnquiry((enquiry) => ({
    ...enquiry,
    lines: enquiry.lines.map((line) => ({ ...line, quantity: '25' })),
  }));
  tab.removeLine('cumin');
  expect(tab.ids()).toEqual([]);
  tab.addProduct('cumin');
  expect(tab.enquiry().lines).toMatchObject([{ id: 'cumin', quantity: '25' }]);
});

test('a full list takes no other line, and says so', async () => {
  keep({ version: 1, lines: Array.from({ length: maxLines - 1 }, (_, at) => ({ id: `p${at}` })) });
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
  // Before the event has come.
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
  expect(tab.keeping()).toBe('memory');
});

test('full storage: the list is in memory until it can be stored', async () => {
  const tab = await openTab();
  tab.addProduct('cumin');
  expect(tab.keeping()).toBe('device');
  const refused = refuseWriting();
  tab.addProduct('oats');
  tellOtherTabs();
  expect(tab.ids()).toEqual(['cumin', 'oats']);
  expect(tab.keeping()).toBe('memory');

  refused.mockRestore();
  tab.addProduct('figs');
  expect(tab.keeping()).toBe('device');
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
  expect(one.keeping()).toBe('memory');
  expect((await openTab()).ids()).toEqual(['oats']);
});

test('a newer version of the site wrote it: it is shown as far as it can be read, and left alone', async () => {
  const newer = { version: 2, lines: [{ id: 'cumin', quantity: { from: 1, to: 2 } }] };
  keep(newer);
  const tab = await openTab();
  expect(tab.enquiry().lines).toMatchObject([{ id: 'cumin', quantity: '' }]);
  expect(tab.keeping()).toBe('newer');
  tab.addProduct('oats');
  expect(tab.ids()).toEqual(['cumin', 'oats']);
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual(newer);
});

test.each([
  ['no JSON', '{"version":1,"lines":['],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['lines that are none', '{"version":1,"lines":{"length":3},"buyer":[]}'],
  ['a polluted prototype', '{"__proto__":{"lines":[{"id":"cumin"}]}}'],
])('stored junk is an empty list that can be used: %s', async (_name, text) => {
  keep(text);
  const tab = await openTab();
  expect(tab.enquiry()).toEqual(emptyEnquiry);
  tab.addProduct('oats');
  expect((await openTab()).ids()).toEqual(['oats']);
});

test('of damaged lines, what can be read is kept', async () => {
  keep({
    version: '1',
    lines: [
      null,
      'cumin',
      { id: 7 },
      { id: '' },
      { id: 'oats', quantity: 25, unit: 'tonnes', note: ['x'], price: 3 },
      { id: 'oats', quantity: '99' },
      { id: 'cumin', quantity: '1e400', unit: 'bags', note: 'ground', title: {} },
      { id: 'free', title: '<b>Rose</b>', quantity: '2.5', unit: 'constructor' },
      { id: 'long', note: 'x'.repeat(100_000) },
    ],
    buyer: { name: 'Amal', email: 7, admin: true },
  });
  const { enquiry } = await openTab();
  const { lines, buyer } = enquiry();
  expect(lines.slice(0, 3)).toEqual([
    { id: 'oats', quantity: '', unit: 'kg', note: '' },
    { id: 'cumin', quantity: '', unit: 'bags', note: 'ground' },
    { id: 'free', title: '<b>Rose</b>', quantity: '2.5', unit: 'kg', note: '' },
  ]);
  expect(lines[3]?.note).toHaveLength(4000);
  expect(lines).toHaveLength(4);
  expect(buyer).toEqual({ ...emptyEnquiry.buyer, name: 'Amal' });
});

test('of 10,000 stored lines the first are kept', async () => {
  keep({ version: 1, lines: Array.from({ length: 10_000 }, (_, at) => ({ id: `p${at}` })) });
  const tab = await openTab();
  expect(tab.ids()).toHaveLength(maxLines);
  expect(tab.ids().at(-1)).toBe(`p${maxLines - 1}`);
});
