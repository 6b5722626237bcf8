import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { fetchPublished } from './fetch-published';

test('an answer that begins and never ends is given up after ten seconds', async () => {
  const server = createServer((_request, response) => response.write('['));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const answer = fetchPublished({ kind: 'hosted', url, anonKey: 'key' }, []);
  const [, response] = await once(server, 'request');
  limit.abort(new DOMException('timed out', 'TimeoutError'));
  await expect(answer).rejects.toThrow('timed out');
  expect(timeout).toHaveBeenCalledWith(10_000);
  await vi.waitFor(() => expect(response.destroyed).toBe(true));
  server.close();
});
