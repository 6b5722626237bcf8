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

function lookUp(body: string, type = 'application/json', status = 200): Promise<boolean> {
  answer = { type, body, status };
  return createQueryClient().fetchQuery({ ...isAdminQuery('a-user'), retry: false });
}

test('a row of the role admin makes an administrator', async () => {
  expect(await lookUp('[{"role":"admin"}]')).toBe(true);
});

test.each(['[]', '[{"role":"user"}]', '[{}]', '[null]', '[7]'])(
  'the list %s makes none',
  async (body) => {
    expect(await lookUp(body)).toBe(false);
  },
);

test.each([
  '42',
  'true',
  'null',
  '"admin"',
  '{}',
  '{"role":"admin"}',
  '',
  '[{"role":"admin"},{"role":"user"}]',
  '["junk",7,null,{"role":"emperor"}]',
])('%j is no answer to the look-up: it fails', async (body) => {
  const failure = await lookUp(body).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(errorMessage(failure)).toMatch('an answer we could not read');
});

test('the page of a captive portal fails the look-up', async () => {
  const failure = await lookUp('<!doctype html><p>Sign in to the Wi-Fi', 'text/html').catch(
    (error: unknown) => error,
  );
  expect(errorMessage(failure)).toMatch('an answer we could not read');
});

test('a failure of the server fails the look-up, in a sentence', async () => {
  const body = '{"code":"XX000","message":"internal error"}';
  const failure = await lookUp(body, 'application/json', 500).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(errorMessage(failure)).toMatch('Try again');
});
