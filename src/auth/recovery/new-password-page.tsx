import type { User } from '@supabase/supabase-js';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { AuthLink } from '@/auth/auth-link';
import { linkErrorIn } from '@/auth/link-error';
import { NewPasswordField } from '@/auth/new-password-field';
import { useSubmit } from '@/auth/use-submit';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { endRecovery, isRecovery } from '@/lib/supabase/recovery-session';
import { loadSupabase } from '@/lib/supabase/supabase';
import type { ForgotPasswordState } from './forgot-password-page';

/**
 * Where the link of a recovery e-mail leads. It brings a session, so a path of its own: /auth would redirect.
 * Sets a password without the present one, so for the session of such a link alone.
 */
export function NewPasswordPage() {
  const { user, session, loading, role } = useAuth();
  const { hash } = useLocation();
  // The sign-in page explains what was wrong with the link.
  if (linkErrorIn(hash) || !(user || loading)) {
    return <Navigate to={{ pathname: paths.auth, hash }} replace />;
  }
  const byLink = isRecovery(session);
  if (user && !byLink && role === 'admin') return <Navigate to={paths.adminAccount} replace />;
  const checking = !user || (!byLink && role === 'unknown');
  return (
    <AuthFrame>
      <PageMeta title="Set a new password" description="Set a new password for your account." />
      {checking ? (
        <Spinner label="Checking your link" />
      ) : byLink ? (
        <NewPasswordForm user={user} />
      ) : (
        <LinkNeeded email={user.email ?? ''} />
      )}
    </AuthFrame>
  );
}

/** An account without the admin role has no screen that asks for its present password. */
function LinkNeeded({ email }: { email: string }) {
  return (
    <AuthCard heading="Set a new password" text={`For ${email}`}>
      <p>
        You are signed in, but not by a link from your inbox. For a new password, have a link sent
        to your address and open it.
      </p>
      <div className="mt-6 grid gap-5">
        <ButtonLink to={paths.forgotPassword} state={{ email } satisfies ForgotPasswordState}>
          Forgot password?
        </ButtonLink>
        <AuthLink to={paths.home}>Back to Website</AuthLink>
      </div>
    </AuthCard>
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
    endRecovery();
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
