import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Category } from './categories';
import { loadSearch, useSearch } from './use-search';

async function search(text: string, category?: Category) {
  const { result } = renderHook(() => useSearch(text, category));
  await loadSearch();
  await waitFor(() => expect(result.current).toBeDefined());
  return result.current;
}

test('until the engine is there, and without words, nothing is filtered', async () => {
  const { result, rerender } = renderHook(({ text }) => useSearch(text, undefined), {
    initialProps: { text: 'jeera' },
  });
  expect(result.current).toBeUndefined();
  await loadSearch();
  await waitFor(() => expect(result.current?.products[0]?.id).toBe('cumin'));
  for (const text of ['', '   ', '---']) {
    rerender({ text });
    await waitFor(() => expect(result.current).toBeUndefined());
  }
});

test('a category narrows what is found; the counts are those of all categories', async () => {
  const found = await search('cumin', 'Rice');
  expect(found?.products.map(({ id }) => id)).toEqual(['jeerakashala-rice']);
  expect(found?.counts.get('Spices')).toBe(1);
  expect(found?.total).toBe(2);
});

test('the name that matched comes with its letters to mark', async () => {
  const found = await search('jeera');
  const { alsoCalled } = found?.hits.get('cumin') ?? {};
  expect(alsoCalled?.name).toBe('Jeera');
  expect(alsoCalled?.ranges).toEqual([[0, 5]]);
});
