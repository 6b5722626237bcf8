import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { AuthLink } from '@/auth/auth-link';
import { EmailField } from '@/auth/email-field';
import { NewPasswordField } from '@/auth/new-password-field';
import type { ForgotPasswordState } from '@/auth/recovery/forgot-password-page';
import { useSubmit } from '@/auth/use-submit';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';

export function SignUpForm() {
  const { signUp } = useAuth();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  const { busy, onSubmit } = useSubmit(async (values) => {
    setRefused(undefined);
    const { data, error } = await signUp(values);
    if (error) throw error;
    // With "Confirm email" on, an address that has an account gets a made-up user without identities.
    if (data.user?.identities?.length === 0) return setRefused(values.email);
    showToast({
      tone: 'success',
      title: 'Success',
      description: 'Account created successfully!',
      note:
        data.session === null
          ? 'Check your inbox to confirm your address. Then an administrator can give you access.'
          : 'An administrator can now give you access to the admin area.',
    });
    await navigate(paths.home);
  });

  return (
    <form onSubmit={onSubmit} aria-label="Sign Up" className="grid gap-5">
      <TextField label="Full Name" name="fullName" autoComplete="name" required />
      <EmailField />
      <NewPasswordField />
      {refused && (
        <div role="alert" className="grid">
          <p>
            No account was made with {refused}. If you have one already, log in, or set a new
            password:
          </p>
          <AuthLink
            to={paths.forgotPassword}
            state={{ email: refused } satisfies ForgotPasswordState}
          >
            Forgot password?
          </AuthLink>
        </div>
      )}
      <Button type="submit" disabled={busy} className="mt-1 w-full">
        {busy ? 'Creating account...' : 'Sign Up'}
      </Button>
    </form>
  );
}
