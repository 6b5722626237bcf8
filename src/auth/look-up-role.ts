import type { SupabaseClient } from '@supabase/supabase-js';
import { ExplainedError, sentences } from '@/lib/errors';
import { ownValue } from '@/lib/is-record';
import type { Database } from '@/lib/supabase/database.types';

export async function lookUpRole(supabase: SupabaseClient<Database>, userId: string) {
  // supabase-js does not validate the response. A response that is no array must not count as "no administrator".
  const { data: rows }: { data: unknown } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .limit(1)
    .abortSignal(AbortSignal.timeout(15_000))
    // TanStack Query retries. If supabase-js retried as well, the offline error would appear after 15 s.
    .retry(false)
    .throwOnError();
  if (!Array.isArray(rows) || rows.length > 1) throw new ExplainedError(sentences.unreadable);
  return ownValue(rows[0], 'role') === 'admin';
}
