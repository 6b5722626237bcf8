import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import { ExplainedError } from '@/lib/errors';
import type { Database } from './database.types';
import { startRecovery } from './recovery-session';
import { sessionStore, storageKey } from './stored-session';

/** Milliseconds: enough for an upload of 2 MB on a slow line. */
const timeout = 120_000;

/** A detached client has a session of its own, which is not stored. */
export function createSupabase({ detached = false } = {}): SupabaseClient<Database> {
  if (backend.kind === 'none') {
    throw new ExplainedError('Sign-in is not configured on this site.');
  }
  const supabase = createClient<Database>(backend.url || window.location.origin, backend.anonKey, {
    auth: {
      // Two clients with one storage key log a warning.
      storageKey: detached ? `${storageKey}-detached` : storageKey,
      storage: detached ? undefined : sessionStore,
      persistSession: !detached,
      autoRefreshToken: !detached,
      detectSessionInUrl: !detached,
      // PKCE would refuse a confirmation link opened on another device than the one that signed up.
      flowType: 'implicit',
    },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeout) }),
    },
  });
  // This listener is registered first, so that `isRecovery()` already answers true when the others run.
  supabase.auth.onAuthStateChange((event, session) => {
    if (event === 'PASSWORD_RECOVERY') startRecovery(session);
  });
  return supabase;
}
