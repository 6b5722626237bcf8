import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

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

async function createClient() {
  const { createSupabase } = await import('./create-supabase');
  return createSupabase();
}
