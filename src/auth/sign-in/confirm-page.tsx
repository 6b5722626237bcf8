import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountForm } from '@/auth/account-form';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { type MailLink, readMailLink, redeemLink } from '@/auth/mail-link';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/config/paths';
import { isolated } from '@/lib/isolated';

export function ConfirmPage() {
  const { hash } = useLocation();
  const link = readMailLink(hash, 'signup');
  if (!link) return <Navigate to={paths.auth} replace />;
  return (
    <AuthFrame>
      <PageMeta title="Confirm your address" description="Confirm the address of your account." />
      <Confirmation key={hash} link={link} />
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

  if (outcome) {
    const [heading, text] = outcomes[outcome];
    return (
      <AuthCard heading={heading} text={text} focusHeading>
        <ButtonLink to={paths.auth}>Log in</ButtonLink>
      </AuthCard>
    );
  }
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
} as const;
