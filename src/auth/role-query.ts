import { queryOptions } from '@tanstack/react-query';
import { loadSupabase } from '@/lib/supabase/supabase';

export function isAdminQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['is-admin', userId],
    enabled: userId !== undefined,
    refetchOnWindowFocus: true,
    // A user without the role polls, so that the Admin Panel appears without a reload once the role is given.
    refetchInterval: ({ state }) => (state.data === false ? 20_000 : false),
    queryFn: async () => {
      const [supabase, { lookUpRole }] = await Promise.all([
        loadSupabase(),
        import('./look-up-role'),
      ]);
      // Another device may have ended this session. The client removes it when Supabase Auth answers `session_not_found`.
      void supabase.auth.getUser().catch(() => {});
      return lookUpRole(supabase, userId ?? '');
    },
  });
}
