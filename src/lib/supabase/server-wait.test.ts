import { expect, test, vi } from 'vitest';
import { fetchAndNoteWait } from './server-wait';

test('a request without an answer ends, also one for which the client takes no signal', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, { signal } = {}) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const upload = fetchAndNoteWait('/storage/v1/object/site-images/rice.webp', { method: 'POST' });
  limit.abort(new DOMException('signal timed out', 'TimeoutError'));
  await expect(upload).rejects.toThrow('timed out');
});
