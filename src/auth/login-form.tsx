import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';
import { useAuth } from './auth-context';
import { PasswordField } from './password-field';
import { useSubmit } from './use-submit';

/** Signs in. Where to go afterwards is the page's affair: it sends away whoever is signed in. */
export function LoginForm() {
  const { signIn } = useAuth();
  const { busy, onSubmit } = useSubmit(async (values) => {
    const { error } = await signIn({ email: values.email, password: values.password });
    if (error) throw error;
    showToast({ tone: 'success', title: 'Success', description: 'Welcome back!' });
  });

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
      <Button type="submit" disabled={busy} className="mt-1 w-full">
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
