import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import { ExplainedError } from '@/lib/errors';
import type { Database } from './database.types';
import { fetchAndNoteWait } from './server-wait';
import { sessionStore, storageKey } from './stored-session';

export function createSupabase(): SupabaseClient<Database> {
  if (backend.kind === 'none') {
    throw new ExplainedError('Sign-in is not configured on this site.');
  }
  return createClient<Database>(backend.url || window.location.origin, backend.anonKey, {
    auth: {
      storageKey,
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      // PKCE would refuse a confirmation link opened on another device than the one that signed up.
      flowType: 'implicit',
    },
    global: { fetch: fetchAndNoteWait },
  });
}
