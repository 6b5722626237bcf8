import { useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountForm } from '@/auth/account-form';
import { useAuth } from '@/auth/auth-context';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { linkErrorIn } from '@/auth/link-error';
import { PasswordField } from '@/auth/password-field';
import { PageMeta } from '@/components/page-meta';
import { Spinner } from '@/components/ui/spinner';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { endRecovery, isRecovery } from '@/lib/supabase/recovery-session';
import { loadSupabase } from '@/lib/supabase/supabase';

export function NewPasswordPage() {
  const { user, session, loading, role, failure } = useAuth();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isAnswerLost = useRef(false);
  if (linkErrorIn(hash) || !(user || loading)) {
    return <Navigate to={{ pathname: paths.auth, hash }} replace />;
  }
  const byLink = isRecovery(session);
  if (user && !byLink && role === 'admin') return <Navigate to={paths.adminAccount} replace />;
  if (user && !byLink && (role === 'user' || failure)) {
    return <Navigate to={paths.forgotPassword} state={{ email: user.email }} replace />;
  }

  async function send({ password }: { password: string }) {
    const { auth } = await loadSupabase();
    const set = () => auth.updateUser({ password });
    let { error } = await set();
    if (error?.name === 'AuthRetryableFetchError') {
      isAnswerLost.current = true;
      ({ error } = await set());
    }
    // A request whose answer was lost may have set this password already.
    if (error && !(isAnswerLost.current && error.code === 'same_password')) throw error;
    const others = await auth.signOut({ scope: 'others' });
    const state = others.error ? 'may still be signed in' : 'are signed out';
    const description = `Your new password is set. Other devices ${state}.`;
    showToast({ tone: 'success', title: 'Success', description });
    await navigate(paths.home, { replace: true });
    endRecovery();
  }

  return (
    <AuthFrame>
      <PageMeta title="Set a new password" description="Set a new password for your account." />
      {user && byLink ? (
        <AuthCard heading="Set a new password" text={`For ${user.email}`}>
          <AccountForm
            label="Set a new password"
            submit="Set password"
            submitting="Saving..."
            send={send}
          >
            {/* Password managers store the password under this user name. */}
            <input hidden readOnly autoComplete="username" value={user.email} />
            <PasswordField label="New password" isNew />
          </AccountForm>
        </AuthCard>
      ) : (
        <Spinner label="Checking your link" />
      )}
    </AuthFrame>
  );
}
