import { lookUpRole } from '@/auth/look-up-role';
import type { AccountFields } from '@/auth/use-submit';
import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';

/** A session without the admin role would unmount the editor, so a detached client checks the role first. */
export async function signInAsAdministrator({ email, password }: AccountFields) {
  const { createSupabase } = await import('@/lib/supabase/create-supabase');
  const detached = createSupabase({ detached: true });
  const { data, error } = await detached.auth.signInWithPassword({ email, password });
  if (error) return { error };
  if (!(await lookUpRole(detached, data.user.id))) {
    await detached.auth.signOut({ scope: 'local' });
    throw new ExplainedError(
      'This account is not an administrator: sign in with the one you wrote this with.',
    );
  }
  const { auth } = await loadSupabase();
  return auth.setSession(data.session);
}
