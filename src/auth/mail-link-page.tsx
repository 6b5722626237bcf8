import { useRef, useState } from 'react';
import { Navigate, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { AccountForm, PasswordField } from '@/auth/account-form';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { type MailLink, readMailLink, redeemLink } from '@/auth/mail-link';
import { signOutOthers } from '@/auth/sign-out-others';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { showToast } from '@/components/ui/toast/toast-store';
import { paths } from '@/config/paths';
import { isolated } from '@/lib/isolated';
import { loadSupabase } from '@/lib/supabase/supabase';

const screens = {
  signup: { title: 'Confirm your address', Card: Confirmation, withoutLink: paths.auth },
  recovery: { title: 'Set a new password', Card: NewPassword, withoutLink: paths.forgotPassword },
};

export function MailLinkPage() {
  const { hash } = useLocation();
  const type = useMatch(paths.confirm) ? 'signup' : 'recovery';
  const { title, Card, withoutLink } = screens[type];
  const link = readMailLink(hash, type);
  if (!link) return <Navigate to={withoutLink} replace />;
  return (
    <AuthFrame>
      <PageMeta title={title} description={`${title}, with the link of an e-mail.`} />
      <Card key={hash} heading={title} link={link} />
    </AuthFrame>
  );
}

type CardProps = { heading: string; link: MailLink };

function Confirmation({ heading, link }: CardProps) {
  const [outcome, setOutcome] = useState<{ heading: string; text: string }>();

  async function confirm() {
    const auth = await redeemLink(link);
    // Whoever confirms need not be who chose the password, so nobody is signed in.
    await auth?.signOut({ scope: 'local' });
    const confirmed = {
      heading: 'Your address is confirmed.',
      text: 'Log in with the password that you chose.',
    };
    const used = {
      heading: 'This link has expired or was used before.',
      text: 'If your address is confirmed, log in. If it is not, sign up again, and you get a new link.',
    };
    setOutcome(auth ? confirmed : used);
  }

  if (outcome)
    return (
      <AuthCard {...outcome} focusHeading>
        <ButtonLink to={paths.auth}>Log in</ButtonLink>
      </AuthCard>
    );
  return (
    <AuthCard heading={heading} text={`For ${isolated(link.email)}`}>
      <p className="mb-5">
        Was it you who signed up here? Then confirm that this address is yours. If it was not, close
        this page.
      </p>
      <AccountForm submit="Confirm address" submitting="Confirming..." send={confirm} />
    </AuthCard>
  );
}

function NewPassword({ heading, link }: CardProps) {
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
    showToast({ title: 'Success', description: `Your new password is set. ${others}` });
    await navigate(signedIn?.error === null ? paths.home : paths.auth, { replace: true });
  }

  return (
    <AuthCard heading={heading} text={`For ${isolated(link.email)}`}>
      <AccountForm submit="Set password" submitting="Saving..." send={send}>
        {/* Password managers store the password under this user name. */}
        <input hidden readOnly autoComplete="username" value={link.email} />
        <PasswordField label="New password" isNew />
      </AccountForm>
    </AuthCard>
  );
}
