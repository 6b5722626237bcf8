import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountForm } from '@/auth/account-form';
import { useSessionStore } from '@/auth/auth-context';
import { ForgotPasswordLink } from '@/auth/auth-link';
import { EmailField } from '@/auth/email-field';
import { PasswordField } from '@/auth/password-field';
import type { AccountFields } from '@/auth/use-submit';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';

export function SignUpForm() {
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();

  async function send({ fullName, email, password }: AccountFields) {
    setRefused(undefined);
    const { auth } = await sessions.connect();
    const emailRedirectTo = `${window.location.origin}/`;
    const options = { emailRedirectTo, data: { full_name: fullName } };
    const { data, error } = await auth.signUp({ email, password, options });
    if (error) throw error;
    // If the e-mail already has an account and "Confirm email" is on, Supabase returns a fake user without identities.
    if (data.user?.identities?.length === 0) return setRefused(email);
    showToast({
      tone: 'success',
      title: 'Success',
      description: 'Account created successfully!',
      note:
        data.session === null
          ? 'Check your inbox to confirm your address. Then an administrator can give you access.'
          : 'An administrator can now give you access: tell them the account code at the foot of this page.',
    });
    await navigate(paths.home);
  }

  return (
    <AccountForm submit="Sign Up" submitting="Creating account..." send={send}>
      <TextField label="Full Name" name="fullName" autoComplete="name" required />
      <EmailField />
      <PasswordField isNew />
      {refused && (
        <div role="alert" className="grid">
          <p>
            No account was made with <bdi translate="no">{refused}</bdi>. If you have one already,
            log in, or set a new password:
          </p>
          <ForgotPasswordLink email={refused} />
        </div>
      )}
    </AccountForm>
  );
}
