import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readSearchText } from './search-text';
import { loadSearch, useSearch } from './use-search';

afterEach(() => {
  vi.useRealTimers();
});

test('until the engine is there, and without letters, nothing is filtered', async () => {
  vi.resetModules();
  const { loadSearch, useSearch } = await import('./use-search');
  const { result, rerender } = renderHook(
    ({ text }) => useSearch(readSearchText(text), undefined, false),
    {
      initialProps: { text: 'jeera' },
    },
  );
  expect(result.current).toMatchObject({ search: undefined, loading: true });
  await loadSearch();
  await waitFor(() => expect(result.current.search?.hits[0]?.product.id).toBe('cumin'));
  expect(result.current.loading).toBe(false);
  for (const text of ['', '   ', '---']) {
    rerender({ text });
    await waitFor(() =>
      expect(result.current).toMatchObject({ search: undefined, loading: false }),
    );
  }
});

test.each([
  ['egg 30 es', '', 'egg 30 es'],
  ['cumin and sugar es', 'cumin', 'sugar es'],
  ['cumin, sugar 10', 'cumin', 'sugar 10'],
  ['桂皮', '', '桂皮'],
  ['pist', 'pistachio,saffron', ''],
])(
  'after a pause, “%s” is read as it stands if its last word began nothing',
  async (typed, ids, missing) => {
    await loadSearch();
    vi.useFakeTimers();
    const text = readSearchText(typed);
    const { result, rerender } = renderHook(({ text }) => useSearch(text, undefined, true), {
      initialProps: { text: readSearchText('') },
    });
    rerender({ text });
    expect(result.current.search?.missing ?? []).toEqual([]);
    act(() => vi.advanceTimersByTime(1000));
    expect(result.current.search?.missing.join()).toBe(missing);
    expect(result.current.search?.hits.map(({ product }) => product.id).join()).toBe(ids);
  },
);

test('until a pause, an amount alone may be the beginning of an order', async () => {
  await loadSearch();
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ text }) => useSearch(text, undefined, true), {
    initialProps: { text: readSearchText('') },
  });
  rerender({ text: readSearchText('20 bags') });
  expect(result.current.search).toBeUndefined();
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current.search?.asks).toEqual(['20 bags']);
});
