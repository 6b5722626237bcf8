import type { User } from '@supabase/supabase-js';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { linkErrorIn } from '@/auth/link-error';
import { NewPasswordField } from '@/auth/new-password-field';
import { useSubmit } from '@/auth/use-submit';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { loadSupabase } from '@/lib/supabase/supabase';

/** Where the link of a recovery e-mail leads. It brings a session, so a path of its own: /auth would redirect. */
export function NewPasswordPage() {
  const { user, loading } = useAuth();
  const { hash } = useLocation();
  // The sign-in page explains what was wrong with the link.
  if (linkErrorIn(hash) || !(user || loading)) {
    return <Navigate to={{ pathname: paths.auth, hash }} replace />;
  }
  return (
    <AuthFrame>
      <PageMeta title="Set a new password" description="Set a new password for your account." />
      {user ? <NewPasswordForm user={user} /> : <Spinner label="Checking your link" />}
    </AuthFrame>
  );
}

function NewPasswordForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const { busy, onSubmit } = useSubmit(async ({ password }) => {
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ password });
    if (error) throw error;
    showToast({ tone: 'success', title: 'Success', description: 'Your new password is set.' });
    await navigate(paths.home, { replace: true });
  });

  return (
    <AuthCard heading="Set a new password" text={`For ${user.email}`}>
      <form onSubmit={onSubmit} aria-label="Set a new password" className="grid gap-5">
        {/* For password managers, which keep a password by its address. */}
        <input hidden readOnly autoComplete="username" value={user.email} />
        <NewPasswordField label="New password" />
        <Button type="submit" disabled={busy} className="mt-1 w-full">
          {busy ? 'Saving...' : 'Set password'}
        </Button>
      </form>
    </AuthCard>
  );
}
