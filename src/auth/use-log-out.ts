import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/ui/toast/toast-store';
import { paths } from '@/config/paths';
import { errorMessage } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';
import { isAdminQuery, useAuth } from './auth-context';

export function useLogOut() {
  const { user } = useAuth();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // If `signOut` ended before the home page is rendered, RequireAdmin would redirect to sign-in.
    await navigate(paths.home, { flushSync: true });
    try {
      const { auth } = await loadSupabase();
      // The default scope would also sign out the user's other devices.
      const { error } = await auth.signOut({ scope: 'local' });
      if (error) throw error;
      client.removeQueries(isAdminQuery(user?.id));
    } catch (error) {
      showToast({ tone: 'destructive', title: errorMessage(error) });
    }
  };
}
