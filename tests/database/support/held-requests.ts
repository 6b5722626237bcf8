import { vi } from 'vitest';

export type Ending = 'answered' | 'lost' | 'unsent' | 'unavailable' | 'expired';

/** Holds each request until `end` says what becomes of it. A lost one reaches the server, but its answer does not come. */
export function holdAllRequests() {
  const send = globalThis.fetch;
  type Request = Parameters<typeof fetch>;
  const held: { url: string; body: string; end: (how: Ending) => Promise<void> }[] = [];
  let isHolding = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request: Request) => {
    if (!isHolding) return send(...request);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const [url, { signal: _, ...init } = {}] = request;
    const failed = new TypeError('Failed to fetch');
    const end = async (how: Ending) => {
      held.splice(held.indexOf(entry), 1);
      if (how === 'answered' || how === 'lost') {
        const answer = await send(url, init);
        // Read to its end here: how long it takes is not to decide what happens next.
        const body = await answer.arrayBuffer();
        if (how === 'answered')
          return resolve(new Response(body.byteLength > 0 ? body : null, answer));
      }
      if (how === 'unavailable') return resolve(Response.json({ code: 'XX000' }, { status: 500 }));
      if (how === 'expired') return resolve(Response.json({ code: 'PGRST301' }, { status: 401 }));
      reject(failed);
    };
    const entry = { url: String(url), body: String(init.body ?? ''), end };
    held.push(entry);
    return promise;
  });
  /** Requests of `act` are sent at once. */
  async function without<Result>(act: () => Promise<Result>): Promise<Result> {
    isHolding = false;
    try {
      return await act();
    } finally {
      isHolding = true;
    }
  }
  return { held, without };
}

/**
 * Presses, and resolves once a request whose address contains `part` is held. Until `end` is called, such requests are
 * not sent. Then each is, or `fails`.
 */
export async function holdRequests<Ended>(part: string, press: () => Promise<Ended>) {
  const send = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<(() => Promise<never>) | undefined>();
  const isHeld = Promise.withResolvers<void>();
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (!String(request[0]).includes(part)) return send(...request);
    isHeld.resolve();
    const fails = await promise;
    return fails ? fails() : send(...request);
  });
  const end = (fails?: () => Promise<never>) => {
    spy.mockRestore();
    resolve(fails);
  };
  const ended = press();
  await isHeld.promise;
  return { end, ended };
}

/** Of write requests. */
export const holdWrites = <Ended>(press: () => Promise<Ended>) =>
  holdRequests('/rpc/write_entry', press);

/** A browser's storage, for as long as the test runs. */
export function stubStorage(): Storage {
  const store = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
    },
  });
  vi.stubGlobal('localStorage', store);
  Object.assign(window, { localStorage: store });
  return store;
}
