import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';
import type { Credentials } from './auth-context';
import { lookUpRole } from './role-query';

/**
 * Signs in over an open editor. The session becomes the page's only once it is known to be an administrator's:
 * with any other, the editor would save in a name that may not, and be closed.
 */
export async function signInAsAdministrator(credentials: Credentials) {
  const { createSupabase } = await import('@/lib/supabase/create-supabase');
  const detached = createSupabase({ detached: true });
  const { data, error } = await detached.auth.signInWithPassword(credentials);
  if (error) return { error };
  if (!(await lookUpRole(detached, data.user.id))) {
    await detached.auth.signOut({ scope: 'local' });
    throw new ExplainedError(
      'This account is not an administrator. Your text is still here: sign in with the account you wrote it with.',
    );
  }
  const { auth } = await loadSupabase();
  return auth.setSession(data.session);
}
