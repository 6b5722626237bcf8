import { useState } from 'react';
import { AccountForm } from '@/auth/account-form';
import { useAuth } from '@/auth/auth-context';
import { ForgotPasswordLink } from '@/auth/auth-link';
import { EmailField } from '@/auth/email-field';
import { PasswordField } from '@/auth/password-field';
import { signInAsAdministrator } from '@/auth/sign-in-as-administrator';
import { showToast } from '@/components/ui/toast-store';

type LoginFormProps = {
  /** In a dialog over an editor: for administrators only, failures are shown in the form, a link opens another tab. */
  inline?: boolean;
};

/** Does not navigate: the page around it redirects once there is a user. */
export function LoginForm({ inline = false }: LoginFormProps) {
  const { signIn } = useAuth();
  const [email, setEmail] = useState('');
  return (
    <AccountForm
      label="Login"
      submit="Login"
      submitting="Logging in..."
      inline={inline}
      send={async ({ email, password }) => {
        const { error } = await (inline ? signInAsAdministrator : signIn)({ email, password });
        if (error) throw error;
        // A dialog closes, or says what is still missing: a toast would be behind it.
        if (inline) return;
        showToast({ tone: 'success', title: 'Success', description: 'Welcome back!' });
      }}
      link={<ForgotPasswordLink email={email} target={inline ? '_blank' : undefined} />}
    >
      <EmailField onChange={({ target }) => setEmail(target.value)} />
      <PasswordField />
    </AccountForm>
  );
}
