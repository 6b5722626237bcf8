import { useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountForm, PasswordField } from '@/auth/account-form';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { type MailLink, readMailLink, redeemLink } from '@/auth/mail-link';
import { signOutOthers } from '@/auth/sign-out-others';
import { PageMeta } from '@/components/page-meta';
import { showToast } from '@/components/ui/toast/toast-store';
import { paths } from '@/config/paths';
import { isolated } from '@/lib/isolated';
import { loadSupabase } from '@/lib/supabase/supabase';

export function NewPasswordPage() {
  const { hash } = useLocation();
  const link = readMailLink(hash, 'recovery');
  if (!link) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <AuthFrame>
      <PageMeta title="Set a new password" description="Set a new password for your account." />
      <NewPassword key={hash} link={link} />
    </AuthFrame>
  );
}

function NewPassword({ link }: { link: MailLink }) {
  const navigate = useNavigate();
  // The link works once. After a password that is refused, its session is there for the next one.
  const redeemed = useRef<Awaited<ReturnType<typeof redeemLink>>>(null);

  async function send({ password }: { password: string }) {
    redeemed.current ??= await redeemLink(link);
    const auth = redeemed.current;
    if (!auth) {
      const state = { expired: true, email: link.email };
      return navigate(paths.forgotPassword, { replace: true, state });
    }
    const set = () => auth.updateUser({ password });
    let { error } = await set();
    if (error?.name === 'AuthRetryableFetchError') ({ error } = await set());
    // A request whose answer was lost may have set this password already.
    if (error && error.code !== 'same_password') throw error;
    const others = await signOutOthers(auth);
    const { data } = await auth.getSession();
    const browser = await loadSupabase();
    const signedIn = data.session && (await browser.auth.setSession(data.session));
    const description = `Your new password is set. ${others}`;
    showToast({ tone: 'success', title: 'Success', description });
    await navigate(signedIn?.error === null ? paths.home : paths.auth, { replace: true });
  }

  return (
    <AuthCard heading="Set a new password" text={`For ${isolated(link.email)}`}>
      <AccountForm submit="Set password" submitting="Saving..." send={send}>
        {/* Password managers store the password under this user name. */}
        <input hidden readOnly autoComplete="username" value={link.email} />
        <PasswordField label="New password" isNew />
      </AccountForm>
    </AuthCard>
  );
}
