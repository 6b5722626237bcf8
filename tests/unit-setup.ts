import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Files of a worker share modules of node_modules (`isolate` in vite.config.ts). Modules of src hold state, so they
// are loaded anew.
vi.resetModules();
if (typeof window !== 'undefined') leaveWindowAsFound();

// Workers are threads of one process. On a shared channel, the Supabase client of one would sign out another's.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// The oldest supported browser, Safari 17.0, has none of these.
Reflect.deleteProperty(AbortSignal, 'any');
for (const kind of [Map, Object]) Reflect.deleteProperty(kind, 'groupBy');

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  // Restored before the assertion, so that a failed test leaves no mock to the next one.
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
    // `AuthClient` warns of a second instance. Test files share the module, so its count starts anew for each file.
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
