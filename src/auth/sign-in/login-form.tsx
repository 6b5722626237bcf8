import { useState } from 'react';
import { useAuth } from '@/auth/auth-context';
import { AuthLink } from '@/auth/auth-link';
import { EmailField } from '@/auth/email-field';
import { PasswordField } from '@/auth/password-field';
import type { ForgotPasswordState } from '@/auth/recovery/forgot-password-page';
import { signInAsAdministrator } from '@/auth/sign-in-as-administrator';
import { useSubmit } from '@/auth/use-submit';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';

type LoginFormProps = {
  /** In a dialog over an editor: for administrators only, failures are shown in the form, a link opens another tab. */
  inline?: boolean;
};

/** Does not navigate: the page around it redirects once there is a user. */
export function LoginForm({ inline = false }: LoginFormProps) {
  const { signIn } = useAuth();
  const [failure, setFailure] = useState<string>();
  const [email, setEmail] = useState('');
  const { busy, onSubmit } = useSubmit(
    async (values) => {
      setFailure(undefined);
      const { email, password } = values;
      const { error } = await (inline ? signInAsAdministrator : signIn)({ email, password });
      if (error) throw error;
      showToast({ tone: 'success', title: 'Success', description: 'Welcome back!' });
    },
    inline ? setFailure : undefined,
  );

  return (
    <form onSubmit={onSubmit} aria-label="Login" className="grid gap-5">
      <EmailField onChange={({ target }) => setEmail(target.value)} />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      {failure && (
        <p role="alert" className="text-sm font-semibold text-ember">
          {failure}
        </p>
      )}
      <Button type="submit" disabled={busy} className="mt-1 w-full">
        {busy ? 'Logging in...' : 'Login'}
      </Button>
      <AuthLink
        to={paths.forgotPassword}
        state={{ email } satisfies ForgotPasswordState}
        target={inline ? '_blank' : undefined}
      >
        Forgot password?
      </AuthLink>
    </form>
  );
}
