import { useState } from 'react';
import { AccountForm, EmailField, PasswordField } from '@/auth/account-form';
import { useSessionStore } from '@/auth/auth-context';
import { ForgotPasswordLink } from '@/auth/auth-frame';
import { showToast } from '@/components/ui/toast/toast-store';

/** `inline`: in a dialog over the editor, which an account without the role leaves (`RequireAdmin`). */
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
        const { error } = await auth.signInWithPassword(fields);
        if (error) throw error;
        if (!inline) showToast({ title: 'Success', description: 'Welcome back!' });
      }}
      link={<ForgotPasswordLink email={email} target={inline ? '_blank' : undefined} />}
    >
      <EmailField onChange={({ target }) => setEmail(target.value)} />
      <PasswordField />
    </AccountForm>
  );
}
