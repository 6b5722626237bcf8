// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '@/../tests/signed-in';
import { createSupabase } from './create-supabase';

const key = 'saffron-gate-session';
const session = sessionOf('amna@example.com');
const past = { ...session, expires_at: 1_700_000_000 };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem(key, JSON.stringify(past));
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** Loads a page whose session has expired. `supabase-js` repeats a refresh without an answer for half a minute. */
async function refresh(answer: () => Response) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const { auth } = createSupabase();
  await vi.advanceTimersByTimeAsync(60_000);
  await auth.stopAutoRefresh();
  return localStorage.getItem(key);
}

const refusal = (status: number, error_code: string) => () =>
  Response.json({ code: status, error_code, msg: 'No.' }, { status });

test.each([
  ['a limit', refusal(429, 'over_request_rate_limit')],
  ['a time limit', refusal(408, 'request_timeout')],
  ['a proxy’s 403', () => new Response('<!doctype html><p>Blocked', { status: 403 })],
  ['a proxy’s 401', () => Response.json({ message: 'Unauthorized' }, { status: 401 })],
  ['a 404 of a server that starts', () => new Response('no Route matched', { status: 404 })],
  ['a project that is paused', () => new Response('', { status: 540 })],
  ['a gateway that waited too long', () => new Response('', { status: 544 })],
  ['a 200 of a captive portal', () => Response.json({ portal: true })],
])('%s ends no session', async (_, answer) => {
  expect(await refresh(answer)).toBe(JSON.stringify(past));
});

test.each([
  [400, 'refresh_token_not_found'],
  [400, 'session_expired'],
  [403, 'user_banned'],
  [403, 'bad_jwt'],
])('%i %s ends the session', async (status, code) => {
  expect(await refresh(refusal(status, code))).toBeNull();
});
