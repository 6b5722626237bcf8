import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorPage } from './error-page';

const missingChunk = new TypeError('Failed to fetch dynamically imported module: /assets/about.js');

beforeEach(() => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => report.mockClear();
});

async function renderFailure(error: unknown) {
  const lazy = async () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', errorElement: <ErrorPage />, lazy }]);
  render(<RouterProvider router={router} />);
  return screen.findByRole('alert');
}

test('a page that breaks says so in words, with two ways out', async () => {
  const alert = await renderFailure(new Error('x is not a function'));
  expect(alert).toHaveTextContent('Something went wrong');
  expect(alert).not.toHaveTextContent('x is not a function');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('offline, the page says so, and comes when the network is back, also just after a reload', async () => {
  sessionStorage.setItem('reloaded-for-missing-chunk', String(Date.now()));
  const reload = vi.fn();
  vi.stubGlobal('location', { reload, href: 'http://localhost/', origin: 'http://localhost' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const alert = await renderFailure(missingChunk);
  expect(alert).toHaveTextContent('You are offline');
  expect(screen.getByRole('button', { name: 'Go back' })).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  act(() => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a chunk that is still missing after the reload is told about', async () => {
  sessionStorage.setItem('reloaded-for-missing-chunk', String(Date.now()));
  expect(await renderFailure(missingChunk)).toHaveTextContent('This page didn’t load');
});
