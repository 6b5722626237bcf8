// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '@/../tests/signed-in';
import { mayHaveSession, tokenStorage } from './stored-session';
import { loadSupabase } from './supabase';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a visitor has no stored session, nor has one whose storage is blocked', () => {
  expect(mayHaveSession()).toBe(false);
  localStorage.setItem('saffron-gate-session', '{}');
  expect(mayHaveSession()).toBe(true);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(mayHaveSession()).toBe(false);
});

test('a link with somebody’s session in it signs nobody in', async () => {
  const { access_token, refresh_token } = sessionOf('stranger@example.com');
  const tokens = new URLSearchParams({ access_token, refresh_token, expires_in: '3600' });
  window.history.replaceState(null, '', `/#${tokens}&token_type=bearer&type=recovery`);
  expect(mayHaveSession()).toBe(false);
  const send = vi.spyOn(globalThis, 'fetch');
  const { auth } = await loadSupabase();
  expect((await auth.getSession()).data.session).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('a session for which there is no room lives in memory, in place of the one before', () => {
  localStorage.setItem('saffron-gate-session', '{"access_token":"old"}');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
  });
  tokenStorage.setItem('saffron-gate-session', '{"access_token":"new"}');
  expect(tokenStorage.getItem('saffron-gate-session')).toBe('{"access_token":"new"}');
  expect(localStorage.getItem('saffron-gate-session')).toBeNull();
  expect(mayHaveSession()).toBe(true);
  full.mockRestore();
  tokenStorage.setItem('saffron-gate-session', '{"access_token":"newer"}');
  expect(localStorage.getItem('saffron-gate-session')).toBe('{"access_token":"newer"}');
  tokenStorage.removeItem('saffron-gate-session');
  expect(mayHaveSession()).toBe(false);
});

test('a request without an answer ends, also an upload, for which the client takes no signal', async () => {
  const { storage } = await loadSupabase();
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, { signal } = {}) => {
    const answer = new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    limit.abort(new DOMException('signal timed out', 'TimeoutError'));
    return answer;
  });
  const { error } = await storage.from('site-images').upload('rice.webp', new Blob(['x']));
  expect(error?.message).toContain('timed out');
});
