import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import { ExplainedError } from '@/lib/errors';
import type { Database } from './database.types';
import { startRecovery } from './recovery-session';
import { storageKey, tokenStorage } from './stored-session';
import { tokenClaim } from './token-claim';

/** Enough to upload 2 MB at 140 kbit/s. */
const timeoutMs = 120_000;

/** Anybody can write a link that has their session in it, so it replaces no session of another user. */
function isOfSameUser(token: string): boolean {
  const stored = /"access_token":"([^"]+)"/.exec(tokenStorage.getItem(storageKey) ?? '')?.[1];
  const user = tokenClaim(stored, 'sub');
  return !user || user === tokenClaim(token, 'sub');
}

/** A detached client signs in without replacing the browser's session: its own session is in memory only. */
export function createSupabase({ detached = false } = {}): SupabaseClient<Database> {
  if (backend.kind === 'none') {
    throw new ExplainedError('Sign-in is not configured on this site.');
  }
  const supabase = createClient<Database>(backend.url || window.location.origin, backend.anonKey, {
    auth: {
      storageKey: detached ? `${storageKey}-detached` : storageKey,
      storage: detached ? undefined : tokenStorage,
      persistSession: !detached,
      autoRefreshToken: !detached,
      detectSessionInUrl: (_, link) =>
        !detached && (link.access_token ? isOfSameUser(link.access_token) : 'error' in link),
      // With PKCE, a confirmation link would work only in the browser that signed up.
      flowType: 'implicit',
    },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) }),
    },
  });
  // This is the first listener, so `isRecovery()` is up to date when the others run.
  supabase.auth.onAuthStateChange((event, session) => {
    if (event === 'PASSWORD_RECOVERY') startRecovery(session);
  });
  return supabase;
}
