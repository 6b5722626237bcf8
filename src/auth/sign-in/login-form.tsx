import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { type AccountFields, AccountForm, EmailField, PasswordField } from '@/auth/account-form';
import { useSessionStore } from '@/auth/auth-context';
import { ForgotPasswordLink } from '@/auth/auth-frame';
import { lookUpRole } from '@/auth/look-up-role';
import { showToast } from '@/components/ui/toast-store';
import { ExplainedError } from '@/lib/errors';

/** `inline`: in a dialog over the editor, where only administrators may sign in. */
export function LoginForm({ inline = false }: { inline?: boolean }) {
  const sessions = useSessionStore();
  const [email, setEmail] = useState('');
  return (
    <AccountForm
      submit="Login"
      submitting="Logging in..."
      inline={inline}
      send={async (fields) => {
        const { auth } = await sessions.connect();
        const { error } = await (inline
          ? signInAsAdministrator(auth, fields)
          : auth.signInWithPassword(fields));
        if (error) throw error;
        if (!inline) showToast({ tone: 'success', title: 'Success', description: 'Welcome back!' });
      }}
      link={<ForgotPasswordLink email={email} target={inline ? '_blank' : undefined} />}
    >
      <EmailField onChange={({ target }) => setEmail(target.value)} />
      <PasswordField />
    </AccountForm>
  );
}

/** A session without the admin role would unmount the editor, so a detached client checks the role first. */
async function signInAsAdministrator(auth: SupabaseClient['auth'], fields: AccountFields) {
  const { createSupabase } = await import('@/lib/supabase/create-supabase');
  const detached = createSupabase({ detached: true });
  const { data, error } = await detached.auth.signInWithPassword(fields);
  if (error) return { error };
  if (!(await lookUpRole(detached, data.user.id))) {
    await detached.auth.signOut({ scope: 'local' });
    throw new ExplainedError(
      'This account is not an administrator: sign in with the one you wrote this with.',
    );
  }
  return auth.setSession(data.session);
}
