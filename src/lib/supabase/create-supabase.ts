import type { SupabaseClient } from '@supabase/supabase-js';
import { backend } from '@/config/env';
import { ExplainedError } from '@/lib/errors';
import type { Database } from './database.types';
import { fetchAndNoteWait } from './server-wait';
import { sessionStore, storageKey } from './stored-session';

export async function createSupabase(): Promise<SupabaseClient<Database>> {
  if (backend.kind === 'none') {
    throw new ExplainedError('Sign-in is not configured on this site.');
  }
  const supabase = await import('@supabase/supabase-js');
  return supabase.createClient<Database>(backend.url || window.location.origin, backend.anonKey, {
    auth: {
      storageKey,
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      // The other flow signs in only the browser that signed up; people open their mail on a phone.
      flowType: 'implicit',
    },
    global: { fetch: fetchAndNoteWait },
  });
}
