import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { EmailField } from '@/auth/email-field';
import { NewPasswordField } from '@/auth/new-password-field';
import { useSubmit } from '@/auth/use-submit';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';

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
      <EmailField />
      <NewPasswordField />
      <Button type="submit" disabled={busy} className="mt-1 w-full">
        {busy ? 'Creating account...' : 'Sign Up'}
      </Button>
    </form>
  );
}
