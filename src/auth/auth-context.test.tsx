import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionOf, signedInAs } from '@/../tests/signed-in';
import { clearToasts, showToast, toastStore } from '@/components/ui/toast/toast-store';
import { createQueryClient } from '@/lib/query-client';
import { loadSupabase } from '@/lib/supabase/supabase';
import { AuthProvider, useAuth } from './auth-context';

function AuthState() {
  const { user, session, loading, isAdmin, failure } = useAuth();
  return <output>{JSON.stringify({ user, session, loading, isAdmin, failure })}</output>;
}

function renderAuth() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <AuthState />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return () => JSON.parse(screen.getByRole('status').textContent ?? '');
}

test.each([
  ['without a stored session', () => {}],
  [
    'with no storage at all',
    () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      }),
  ],
])('%s the user is signed out at once', (_, prepare) => {
  prepare();
  expect(renderAuth()()).toEqual({ user: null, session: null, loading: false, failure: null });
});

test.each(['', 'null', 'not json', '{"access_token":5}'])(
  'a damaged stored session (%j) does not open anything',
  async (stored) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    localStorage.setItem('saffron-gate-session', stored);
    const auth = renderAuth();
    expect(auth()).not.toHaveProperty('isAdmin');
    await waitFor(() => expect(auth().loading).toBe(false));
    expect(auth()).toMatchObject({ user: null });
    expect(auth()).not.toHaveProperty('isAdmin');
    localStorage.clear();
  },
);

test('whoever was signed out by another device is signed out here within half a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedInAs('amna@example.com');
  const auth = renderAuth();
  await waitFor(() => expect(auth()).toMatchObject({ isAdmin: false }));
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    String(url).endsWith('/auth/v1/user')
      ? Response.json({ error_code: 'session_not_found', msg: 'Gone' }, { status: 403 })
      : rest(url, init),
  );
  expect(auth().user).toMatchObject({ email: 'amna@example.com' });
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(auth().user).toBeNull());
  expect(localStorage.getItem('saffron-gate-session')).toBeNull();
  vi.useRealTimers();
});

test('what was said to somebody signed out is said no more once they are signed in, here or in another tab', async () => {
  signedInAs('amna@example.com');
  const auth = renderAuth();
  await waitFor(() => expect(auth().user).toMatchObject({ email: 'amna@example.com' }));
  const supabase = await loadSupabase();
  await supabase.auth.signOut({ scope: 'local' });
  await waitFor(() => expect(auth().user).toBeNull());
  showToast({ tone: 'destructive', title: 'Your session has ended. Sign in to go on.' });
  await supabase.auth.setSession(sessionOf('amna@example.com'));
  await waitFor(() => expect(auth().user).not.toBeNull());
  expect(toastStore.get()).toEqual([]);
  clearToasts();
});
