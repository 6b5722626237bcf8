import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { useAuth } from './auth-context';
import { PasswordField } from './password-field';
import { useSubmit } from './use-submit';

const minimumPasswordLength = 6;

export function SignUpForm() {
  const { signUp } = useAuth();
  const navigate = useNavigate();
  const { busy, onSubmit } = useSubmit(async (values) => {
    const { error, confirmation } = await signUp(values);
    if (error) throw error;
    showToast({
      tone: 'success',
      title: 'Success',
      description: confirmation
        ? 'Account created successfully!\nCheck your inbox to confirm your address.'
        : 'Account created successfully!',
    });
    await navigate(paths.home);
  });

  return (
    <form onSubmit={onSubmit} aria-label="Sign Up" className="grid gap-5">
      <TextField label="Full Name" name="fullName" autoComplete="name" required />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        minLength={minimumPasswordLength}
        hint={`At least ${minimumPasswordLength} characters.`}
        required
      />
      <Button type="submit" disabled={busy} className="mt-1 w-full">
        {busy ? 'Creating account...' : 'Sign Up'}
      </Button>
    </form>
  );
}
