import { expect, test, vi } from 'vitest';
import { errorMessage } from '@/lib/errors';
import { createQueryClient } from '@/lib/query-client';
import { isAdminQuery } from './auth-context';

// The embedded backend has the origin of the page.
vi.stubGlobal('window', { location: { origin: 'http://localhost' } });

function lookUp(body: string, type = 'application/json', status = 200): Promise<unknown> {
  const answer = new Response(body, { status, headers: { 'Content-Type': type } });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
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
