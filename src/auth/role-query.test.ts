import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errorMessage } from '@/lib/errors';
import { createQueryClient } from '@/lib/query-client';
import { isAdminQuery } from './role-query';

let server: Server;
let answer = { type: 'application/json', body: '[]', status: 200 };

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  // The embedded backend has the origin of the page.
  vi.stubGlobal('window', { location: { origin: `http://127.0.0.1:${port}` } });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function lookUp(body: string, type = 'application/json', status = 200): Promise<unknown> {
  answer = { type, body, status };
  const query = { ...isAdminQuery('a-user'), retry: false };
  return createQueryClient()
    .fetchQuery(query)
    .catch((error: unknown) => errorMessage(error));
}

test.each([
  ['[{"role":"admin"}]', true],
  ['[]', false],
  ['[{"role":"user"}]', false],
  ['[null]', false],
])('the list %s makes an administrator: %s', async (body, isAdmin) => {
  expect(await lookUp(body)).toBe(isAdmin);
});

const unreadable = 'an answer we could not read';

test.each([
  ['true', unreadable],
  ['{"role":"admin"}', unreadable],
  ['', unreadable],
  ['[{"role":"admin"},{"role":"user"}]', unreadable],
  ['<!doctype html><p>Sign in to the Wi-Fi', unreadable, 'text/html', 200],
  ['{"code":"XX000","message":"internal error"}', 'Try again', 'application/json', 500],
] as const)('%j fails the look-up: %s', async (body, sentence, type?: string, status?: number) => {
  expect(await lookUp(body, type, status)).toMatch(sentence);
});
