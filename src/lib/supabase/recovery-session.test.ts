// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '@/../tests/signed-in';

const session = (id: string) => sessionOf('amna@example.com', id) as unknown as Session;

/** Imitates a reload: the module's variables are lost, `sessionStorage` stays. */
async function reload() {
  vi.resetModules();
  return import('./recovery-session');
}

beforeEach(() => sessionStorage.clear());

test('the session of a link is known as one, also after a reload', async () => {
  (await reload()).startRecovery(session('by-link'));
  const { isRecovery } = await reload();
  expect(isRecovery(session('by-link'))).toBe(true);
});

test('another session of the same account is not, nor one without an id, nor none', async () => {
  const { startRecovery, isRecovery } = await reload();
  startRecovery(session('by-link'));
  expect(isRecovery(session('by-password'))).toBe(false);
  expect(isRecovery(session(''))).toBe(false);
  expect(isRecovery({ ...session('by-link'), access_token: 'damaged' })).toBe(false);
  expect(isRecovery(null)).toBe(false);
});

test('once the password is set, it is a session like any other', async () => {
  const { startRecovery, endRecovery, isRecovery } = await reload();
  startRecovery(session('by-link'));
  endRecovery();
  expect(isRecovery(session('by-link'))).toBe(false);
  expect((await reload()).isRecovery(session('by-link'))).toBe(false);
});

test('with storage blocked, it is known until the page is left', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const { startRecovery, isRecovery } = await reload();
  startRecovery(session('by-link'));
  expect(isRecovery(session('by-link'))).toBe(true);
});
