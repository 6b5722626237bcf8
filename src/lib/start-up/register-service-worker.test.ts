// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker';

afterEach(() => {
  delete document.documentElement.dataset.prerendered;
  vi.unstubAllGlobals();
});

function registeredAt(route: string): unknown[] {
  document.documentElement.dataset.prerendered = route;
  const register = vi.fn(() => Promise.reject(new Error('Private window')));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  registerServiceWorker();
  return register.mock.calls;
}

test('a page registers the worker that caches it, the 404 page does not', () => {
  expect(registeredAt('/about')).toEqual([['/sw.js']]);
  expect(registeredAt('*')).toEqual([]);
});
