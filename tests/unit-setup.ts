import { afterEach, beforeEach, expect, vi } from 'vitest';

// For a machine that may have more to do.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // An unexpected console.error fails the test; one that expects it clears the spy.
  const complaints = vi.mocked(console.error).mock.calls;
  // Before the assertion, so that a test which fails leaves nothing behind for the next one.
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
