import { ExplainedError, sentences } from '@/lib/errors';
import { ownValue } from '@/lib/is-record';
import { loadSupabase } from '@/lib/supabase/supabase';

export async function lookUpIsAdmin(userId: string): Promise<boolean> {
  const supabase = await loadSupabase();
  // Another device may have ended this session. The client removes it when Supabase Auth answers `session_not_found`.
  const session = supabase.auth.getUser().catch(() => {});
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
  const isAdmin = ownValue(rows[0], 'role') === 'admin';
  // An ended session reads no role. Its end is not to look like the loss of the role.
  if (!isAdmin) await session;
  return isAdmin;
}
