// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissingChunk, reloadForMissingChunks } from './missing-chunk';

const reload = vi.fn();

async function failImport(milliseconds = 2000): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(milliseconds);
}

reloadForMissingChunks();

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-01T09:00:00Z') });
  sessionStorage.clear();
  reload.mockClear();
  // In jsdom, `location.reload` cannot be replaced, so replace the whole `location`.
  vi.stubGlobal('location', { reload, href: 'http://localhost/about' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});

test.each([
  'Failed to fetch dynamically imported module: https://x.example/assets/about.js',
  'error loading dynamically imported module: https://x.example/assets/about.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/about.css',
])('a chunk that could not be fetched is recognised: %s', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
  for (const other of [new TypeError('Failed to fetch'), message, { status: 404 }, null])
    expect(isMissingChunk(other)).toBe(false);
});

test('the page is reloaded once, not over and over; a later deploy gets its own reload', async () => {
  await failImport();
  vi.setSystemTime(new Date('2030-01-01T09:00:30Z'));
  await failImport();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2030-01-01T09:02:00Z'));
  await failImport();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page whose imports fail because it is being left is not loaded again meanwhile', async () => {
  await failImport(1900);
  expect(reload).not.toHaveBeenCalled();
});

test('without a network the page stays as it is, and its reload is not used up by the failed import', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await failImport();
  expect(reload).not.toHaveBeenCalled();
  await failImport();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['getItem', 'setItem'] as const)(
  'with storage that refuses %s there is no reload, and so no loop',
  async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await failImport();
    expect(reload).not.toHaveBeenCalled();
  },
);
