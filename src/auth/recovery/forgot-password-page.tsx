import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { AuthLink } from '@/auth/auth-link';
import { EmailField } from '@/auth/email-field';
import { useSubmit } from '@/auth/use-submit';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { ownValue } from '@/lib/is-record';
import { loadSupabase } from '@/lib/supabase/supabase';

/** Router state of this page: an address for the form, and whether the link of an e-mail had expired. */
export type ForgotPasswordState = { email?: string; expired?: boolean };

export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState(String(ownValue(state, 'email') ?? ''));
  const [sent, setSent] = useState(false);

  async function askForMail(address: string) {
    const { auth } = await loadSupabase();
    const { error } = await auth.resetPasswordForEmail(address, {
      redirectTo: window.location.origin + paths.newPassword,
    });
    // Hosted projects limit the mails of an hour, and only an existing account meets this error.
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    setEmail(address);
    setSent(true);
  }

  return (
    <AuthFrame>
      <PageMeta title="Forgot password" description="Get a link to set a new password." />
      {sent ? (
        <MailSent to={email} onAgain={() => setSent(false)} />
      ) : (
        <AskForMail
          email={email}
          expired={ownValue(state, 'expired') === true}
          onSubmit={askForMail}
        />
      )}
    </AuthFrame>
  );
}

type AskForMailProps = {
  email: string;
  expired: boolean;
  onSubmit: (address: string) => Promise<void>;
};

function AskForMail({ email, expired, onSubmit }: AskForMailProps) {
  const { busy, onSubmit: submit } = useSubmit((values) => onSubmit(values.email));
  return (
    <AuthCard
      heading="Forgot password?"
      text="Enter your address, and you get a link to set a new password."
    >
      {expired && (
        <p role="alert" className="mb-5 font-semibold text-ember">
          This link has expired or was used before. Ask for a new one here.
        </p>
      )}
      <form onSubmit={submit} aria-label="Forgot password" className="grid gap-5">
        <EmailField defaultValue={email} />
        <Button type="submit" disabled={busy} className="mt-1 w-full">
          {busy ? 'Sending...' : 'Send the link'}
        </Button>
        <AuthLink to={paths.auth}>Back to Login</AuthLink>
      </form>
    </AuthCard>
  );
}

/** The same for every address: nobody learns here who has an account. */
function MailSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <AuthCard heading="Check your inbox" text={`For ${to}`} focused>
      <p>
        If there is an account with this address, we send it an e-mail with a link. The link works
        once, within an hour.
      </p>
      <p className="mt-3 text-stone">
        Nothing after a few minutes? Look into the spam folder, or check the address. Only a few
        e-mails go out in an hour: if none has arrived, ask again an hour from now.
      </p>
      <div className="mt-6 grid gap-5">
        <Button variant="outline" onClick={onAgain}>
          Send it again
        </Button>
        <AuthLink to={paths.auth}>Back to Login</AuthLink>
      </div>
    </AuthCard>
  );
}
