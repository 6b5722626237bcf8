import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountForm } from '@/auth/account-form';
import { AuthCard, AuthFrame, ForeignLink } from '@/auth/auth-frame';
import { type MailLink, readMailLink, redeemLink } from '@/auth/mail-link';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/config/paths';
import { isolated } from '@/lib/isolated';

export function ConfirmPage() {
  const { hash } = useLocation();
  const link = readMailLink(hash, 'signup');
  if (!hash) return <Navigate to={paths.auth} replace />;
  return (
    <AuthFrame>
      <PageMeta title="Confirm your address" description="Confirm the address of your account." />
      {link ? (
        <Confirmation key={hash} link={link} />
      ) : // The default template of a hosted project confirms before it leads here; so can any made-up link.
      /[#&]access_token=/.test(hash) ? (
        <Outcome is="unknown" />
      ) : (
        <ForeignLink />
      )}
    </AuthFrame>
  );
}

function Confirmation({ link }: { link: MailLink }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();

  async function confirm() {
    const auth = await redeemLink(link);
    // Whoever confirms need not be who chose the password, so nobody is signed in.
    await auth?.signOut({ scope: 'local' });
    setOutcome(auth ? 'confirmed' : 'used');
  }

  if (outcome) return <Outcome is={outcome} />;
  return (
    <AuthCard heading="Confirm your address" text={`For ${isolated(link.email)}`}>
      <p className="mb-5">
        Was it you who signed up here? Then confirm that this address is yours. If it was not, close
        this page.
      </p>
      <AccountForm submit="Confirm address" submitting="Confirming..." send={confirm} />
    </AuthCard>
  );
}

const outcomes = {
  confirmed: ['Your address is confirmed.', 'Log in with the password that you chose.'],
  used: [
    'This link has expired or was used before.',
    'If your address is confirmed, log in. If it is not, sign up again, and you get a new link.',
  ],
  unknown: [
    'Log in with the password that you chose.',
    'If this link came from our e-mail, your address is confirmed.',
  ],
} as const;

function Outcome({ is }: { is: keyof typeof outcomes }) {
  const [heading, text] = outcomes[is];
  return (
    <AuthCard heading={heading} text={text} focusHeading>
      <ButtonLink to={paths.auth}>Log in</ButtonLink>
    </AuthCard>
  );
}
