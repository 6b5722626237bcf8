import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Category } from './categories';
import { loadSearch, useSearch } from './use-search';

async function search(text: string, category?: Category) {
  const { result } = renderHook(() => useSearch(text, category, false));
  await loadSearch();
  await waitFor(() => expect(result.current.search).toBeDefined());
  return result.current.search;
}

test('until the engine is there, and without letters, nothing is filtered', async () => {
  const { result, rerender } = renderHook(({ text }) => useSearch(text, undefined, false), {
    initialProps: { text: 'jeera' },
  });
  expect(result.current).toEqual({ search: undefined, loading: true });
  await loadSearch();
  await waitFor(() => expect(result.current.search?.hits[0]?.product.id).toBe('cumin'));
  expect(result.current.loading).toBe(false);
  for (const text of ['', '   ', '---']) {
    rerender({ text });
    await waitFor(() => expect(result.current).toEqual({ search: undefined, loading: false }));
  }
});

test('a category narrows what is found; the counts are those of all categories', async () => {
  const found = await search('black', 'Spices');
  expect(found?.hitsInCategory.map(({ product }) => product.id)).toEqual(['black-pepper']);
  expect(found?.hits.filter(({ product }) => product.category === 'Pulses')).toHaveLength(4);
  expect(found?.hits).toHaveLength(7);
});

test('the name that matched comes with its letters to mark', async () => {
  const found = await search('jeera');
  const { alsoCalled } = found?.hits[0] ?? {};
  expect(alsoCalled?.name).toBe('Jeera');
  expect(alsoCalled?.ranges).toEqual([[0, 5]]);
});
