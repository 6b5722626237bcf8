import { queryOptions } from '@tanstack/react-query';
import { ExplainedError, sentences } from '@/lib/errors';
import { ownValue } from '@/lib/is-record';
import { loadSupabase } from '@/lib/supabase/supabase';

/** A look-up that hangs longer than this has failed, and the page offers to try again. */
const roleTimeout = 15_000;

/**
 * Whether this user has the admin role. Keyed by the user, so that an answer which arrives after
 * the user has changed belongs to nobody on the screen.
 */
export function isAdminQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['is-admin', userId],
    enabled: userId !== undefined,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase();
      const { data } = await supabase
        .from('user_roles')
        .select('role')
        .eq('user_id', userId ?? '')
        .eq('role', 'admin')
        .limit(1)
        .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(roleTimeout)]))
        // The query tries again by itself; both together would keep somebody offline waiting for 15 s.
        .retry(false)
        .throwOnError();
      const rows: unknown = data;
      // The client passes on any JSON: a proxy's `42` must not count as "no administrator".
      if (!Array.isArray(rows) || rows.length > 1) throw new ExplainedError(sentences.unreadable);
      return ownValue(rows[0], 'role') === 'admin';
    },
  });
}
