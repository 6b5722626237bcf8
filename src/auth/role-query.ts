import { queryOptions } from '@tanstack/react-query';
import { loadSupabase } from '@/lib/supabase/supabase';

export function isAdminQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['is-admin', userId],
    enabled: userId !== undefined,
    refetchOnWindowFocus: true,
    // The role may be given or taken, and the session ended, elsewhere: the database then shows empty tables, and no error.
    refetchInterval: 20_000,
    queryFn: async () => {
      const supabase = await loadSupabase();
      const { lookUpRole } = await import('./look-up-role');
      // Another device may have ended this session. The client removes it when Supabase Auth answers `session_not_found`.
      const session = supabase.auth.getUser().catch(() => {});
      const isAdmin = await lookUpRole(supabase, userId ?? '');
      // An ended session reads no role. Its end is not to look like the loss of the role.
      if (!isAdmin) await session;
      return isAdmin;
    },
  });
}
