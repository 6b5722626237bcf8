import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Files of one worker share what they import from node_modules (`isolate` in vite.config.ts), but no modules
// of src, which hold state, and nothing that these have left in the window.
vi.resetModules();
if (typeof window !== 'undefined') leaveWindowAsFound();

// Files run in threads of one process: by this channel, the Supabase client of one signs out that of another.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// Safari 17.0 has none of these.
Reflect.deleteProperty(AbortSignal, 'any');
for (const kind of [Map, Object]) Reflect.deleteProperty(kind, 'groupBy');

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

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function leaveWindowAsFound() {
  const added: Parameters<typeof window.addEventListener>[] = [];
  const { addEventListener } = window;
  window.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  afterAll(async () => {
    // The client counts itself in its class, and would warn of that of the file before.
    const { AuthClient } = await import('@supabase/supabase-js');
    Object.assign(AuthClient, { nextInstanceID: {} });
    for (const listener of added) window.removeEventListener(...listener);
    window.addEventListener = addEventListener;
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}
