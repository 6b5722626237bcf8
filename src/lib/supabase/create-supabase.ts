import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import { ownValue } from '@/lib/is-record';
import type { Database } from './database.types';
import { storageKey, tokenStorage } from './stored-session';

/** Enough to upload 2 MB at 140 kbit/s. */
const timeoutMs = 120_000;

/** A detached client signs in without replacing the browser's session: its own session is in memory only. */
export function createSupabase({ detached = false } = {}): SupabaseClient<Database> {
  return createClient<Database>(backend.url || window.location.origin, backend.anonKey, {
    auth: {
      storageKey: detached ? `${storageKey}-detached` : storageKey,
      storage: detached ? undefined : tokenStorage,
      persistSession: !detached,
      autoRefreshToken: !detached,
      // Anybody can write a link that has their session in it.
      detectSessionInUrl: false,
    },
    global: {
      fetch: async (input, init) => {
        const signal = init?.signal ?? AbortSignal.timeout(timeoutMs);
        const answer = await fetch(input, { ...init, signal });
        return String(input).includes('grant_type=refresh_token') ? checkRefresh(answer) : answer;
      },
    },
  });
}

/** Codes by which Supabase Auth itself says that a session is over. */
const refusals = /^(refresh_token_|session_|user_|bad_jwt$|validation_failed$)/;

/** supabase-js deletes the session after nearly any failed refresh. An answer of a proxy, or a limit, is no refusal. */
async function checkRefresh(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const code = ownValue(body, 'error_code') ?? ownValue(body, 'code');
  if (!(answer.ok ? ownValue(body, 'access_token') : refusals.test(String(code)))) {
    throw new TypeError('Failed to fetch');
  }
  return answer;
}
