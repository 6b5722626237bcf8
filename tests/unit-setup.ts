import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The first page of a file is compiled while the test waits, on a machine that may have more to do.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

if (typeof document !== 'undefined') stubWhatJsdomLacks();

/** jsdom lays nothing out and scrolls nothing: these only have to exist for components to mount. */
function stubWhatJsdomLacks() {
  class SilentObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
}

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  // An unexpected console.error fails the test; one that expects it clears the spy.
  const complaints = vi.mocked(console.error).mock.calls;
  // Before the assertion, so that a test which fails leaves nothing behind for the next one.
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
