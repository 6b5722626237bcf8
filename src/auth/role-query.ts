import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { ExplainedError, sentences } from '@/lib/errors';
import { ownValue } from '@/lib/is-record';
import type { Database } from '@/lib/supabase/database.types';
import { loadSupabase } from '@/lib/supabase/supabase';

/** Keyed by the user, so that a late response does not count for the next user. */
export function isAdminQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['is-admin', userId],
    enabled: userId !== undefined,
    refetchOnWindowFocus: true,
    // Polls so that a new administrator gets the Admin Panel without a reload.
    refetchInterval: ({ state }) => (state.data === false ? 20_000 : false),
    queryFn: async () => lookUpRole(await loadSupabase(), userId ?? ''),
  });
}

export async function lookUpRole(supabase: SupabaseClient<Database>, userId: string) {
  // supabase-js does not validate the body: anything but an array of rows is an error, not "no administrator".
  const { data: rows }: { data: unknown } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .limit(1)
    .abortSignal(AbortSignal.timeout(15_000))
    // TanStack Query retries already; with the client's own retries, being offline would take 15 s to show.
    .retry(false)
    .throwOnError();
  if (!Array.isArray(rows) || rows.length > 1) throw new ExplainedError(sentences.unreadable);
  return ownValue(rows[0], 'role') === 'admin';
}
