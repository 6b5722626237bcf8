import type { SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import type { Database } from './database.types';
import { ExplainedError } from './errors';
import { inPreviewFrame } from './preview-frame';

const storageKey = 'saffron-gate-session';

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

let client: Promise<SupabaseClient<Database>> | undefined;

/** The only Supabase client, downloaded when it is first asked for. */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  client ??= createClient().catch((error: unknown) => {
    // A download that failed once may work the next time.
    client = undefined;
    throw error;
  });
  return client;
}

async function createClient(): Promise<SupabaseClient<Database>> {
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

/**
 * Whether there may be somebody to sign in: a session is stored, or the link of a confirmation
 * e-mail has brought one in the address. If not, nobody needs to download the client. The editor's
 * preview is for nobody, like a page that a visitor sees.
 */
export function mayHaveSession(): boolean {
  if (backend.kind === 'none' || typeof window === 'undefined' || inPreviewFrame()) return false;
  return /[#&]access_token=/.test(window.location.hash) || hasStoredSession();
}

/** Whether this browser keeps a session; cheap, and false where its storage is blocked. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
