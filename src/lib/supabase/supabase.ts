import type { createSupabase } from './create-supabase';

let client: Promise<ReturnType<typeof createSupabase>> | undefined;

export function loadSupabase(): NonNullable<typeof client> {
  client ??= import('./create-supabase')
    .then(({ createSupabase }) => createSupabase())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
