import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import { ExplainedError } from '@/lib/errors';
import type { Database } from './database.types';
import { startRecovery } from './recovery-session';
import { storageKey, tokenStorage } from './stored-session';

/** Enough to upload 2 MB at 140 kbit/s. */
const timeoutMs = 120_000;

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
      detectSessionInUrl: !detached,
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
