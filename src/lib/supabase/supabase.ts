import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

let client: Promise<SupabaseClient<Database>> | undefined;

export function loadSupabase(): Promise<SupabaseClient<Database>> {
  client ??= import('./create-supabase')
    .then(({ createSupabase }) => createSupabase())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
