import { useState } from 'react';
import { AccountForm } from '@/auth/account-form';
import { useAuth } from '@/auth/auth-context';
import { ForgotPasswordLink } from '@/auth/auth-link';
import { EmailField } from '@/auth/email-field';
import { signInAsAdministrator } from '@/auth/guard/sign-in-as-administrator';
import { PasswordField } from '@/auth/password-field';
import { showToast } from '@/components/ui/toast-store';

/** `inline`: in a dialog over the editor, where only administrators may sign in. */
export function LoginForm({ inline = false }: { inline?: boolean }) {
  const { signIn } = useAuth();
  const [email, setEmail] = useState('');
  return (
    <AccountForm
      label="Login"
      submit="Login"
      submitting="Logging in..."
      inline={inline}
      send={async (fields) => {
        const { error } = await (inline ? signInAsAdministrator : signIn)(fields);
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
