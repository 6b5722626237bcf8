import type { SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import type { Database } from './database.types';
import { ExplainedError } from './errors';
import { storageKey } from './stored-session';

/** When the server last asked to be left alone until, in milliseconds of `performance.now()`. */
let busyUntil = 0;

/** Milliseconds for which the server wants no further request. */
export function serverWait(): number {
  return Math.max(0, busyUntil - performance.now());
}

/** The client keeps to itself the header with which a server says how long to wait. */
const fetchAndNoteWait: typeof fetch = async (...request) => {
  const answer = await fetch(...request);
  const seconds = Number(answer.headers.get('Retry-After'));
  if (seconds > 0) busyUntil = performance.now() + Math.min(seconds, 300) * 1000;
  return answer;
};

export async function createSupabase(): Promise<SupabaseClient<Database>> {
  if (backend.kind === 'none') {
    throw new ExplainedError('Sign-in is not configured on this site.');
  }
  const supabase = await import('@supabase/supabase-js');
  return supabase.createClient<Database>(backend.url || window.location.origin, backend.anonKey, {
    auth: {
      storageKey,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      // The other flow signs in only the browser that signed up; people open their mail on a phone.
      flowType: 'implicit',
    },
    global: { fetch: fetchAndNoteWait },
  });
}
