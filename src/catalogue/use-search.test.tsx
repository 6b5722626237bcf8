import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSearchText } from './search-text';
import { loadSearch, useSearch } from './use-search';

test('until the engine is there, and without letters, nothing is filtered', async () => {
  const { result, rerender } = renderHook(
    ({ text }) => useSearch(readSearchText(text), undefined, false),
    {
      initialProps: { text: 'jeera' },
    },
  );
  expect(result.current).toEqual({ search: undefined, loading: true });
  await loadSearch();
  await waitFor(() => expect(result.current.search?.hits[0]?.product.id).toBe('cumin'));
  expect(result.current.loading).toBe(false);
  for (const text of ['', '   ', '---']) {
    rerender({ text });
    await waitFor(() => expect(result.current).toEqual({ search: undefined, loading: false }));
  }
});
