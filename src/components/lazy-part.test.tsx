import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part';

test('where a part’s chunk is missing, the rest of the page stays', async () => {
  const Part = lazyPart(() => Promise.reject<() => null>(new TypeError('Failed to fetch')));
  render(
    <>
      <h1>Cumin</h1>
      <Suspense fallback="Nothing here yet">
        <Part />
      </Suspense>
    </>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading', { name: 'Cumin' })).toBeVisible();
  expect(screen.getByText('Nothing here yet')).toBeVisible();
});
