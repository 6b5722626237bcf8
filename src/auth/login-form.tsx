import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';
import { useAuth } from './auth-context';
import { PasswordField } from './password-field';
import { useSubmit } from './use-submit';

type LoginFormProps = {
  /** Shows failures in the form: a toast would be hidden behind a modal dialog. */
  inline?: boolean;
};

/** Does not navigate: the page around it redirects once there is a user. */
export function LoginForm({ inline = false }: LoginFormProps) {
  const { signIn } = useAuth();
  const [failure, setFailure] = useState<string>();
  const { busy, onSubmit } = useSubmit(
    async (values) => {
      setFailure(undefined);
      const { error } = await signIn({ email: values.email, password: values.password });
      if (error) throw error;
      showToast({ tone: 'success', title: 'Success', description: 'Welcome back!' });
    },
    inline ? setFailure : undefined,
  );

  return (
    <form onSubmit={onSubmit} aria-label="Login" className="grid gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        required
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      {failure && (
        <p role="alert" className="text-sm font-semibold text-ember">
          {failure}
        </p>
      )}
      <Button type="submit" disabled={busy} className="mt-1 w-full">
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
