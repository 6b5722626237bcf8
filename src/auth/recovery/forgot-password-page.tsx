import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountForm } from '@/auth/account-form';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { AuthLink } from '@/auth/auth-link';
import { EmailField } from '@/auth/email-field';
import { PageMeta } from '@/components/page-meta';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { ownValue } from '@/lib/is-record';
import { loadSupabase } from '@/lib/supabase/supabase';

/** Its router state may have an address for the form (`email`), and whether the link of an e-mail had `expired`. */
export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState(String(ownValue(state, 'email') ?? ''));
  const [sent, setSent] = useState(false);

  async function send(newEmail: string) {
    const { auth } = await loadSupabase();
    const { error } = await auth.resetPasswordForEmail(newEmail, {
      redirectTo: window.location.origin + paths.newPassword,
    });
    // Only an existing account meets these: the mails of an hour, and the addresses that the built-in mail server serves.
    const hidden = ['over_email_send_rate_limit', 'email_address_not_authorized'];
    if (error && !hidden.includes(error.code ?? '')) throw error;
    setEmail(newEmail);
    setSent(true);
  }

  const back = <AuthLink to={paths.auth}>Back to Login</AuthLink>;
  return (
    <AuthFrame>
      <PageMeta title="Forgot password" description="Get a link to set a new password." />
      {sent ? (
        // The same for every address: nobody learns here who has an account.
        <AuthCard heading="Check your inbox" text={`For ${email}`} focused>
          <p>
            If there is an account with this address, we send it an e-mail with a link. The link
            works once, within an hour.
          </p>
          <p className="mt-3 text-stone">
            Nothing after a few minutes? Look into the spam folder, or check the address. Only a few
            e-mails go out in an hour: if none has arrived, ask again an hour from now.
          </p>
          <div className="mt-6 grid gap-5">
            <Button variant="outline" onClick={() => setSent(false)}>
              Send it again
            </Button>
            {back}
          </div>
        </AuthCard>
      ) : (
        <AuthCard
          heading="Forgot password?"
          text="Enter your address, and you get a link to set a new password."
        >
          {ownValue(state, 'expired') === true && (
            <Alert className="mb-5">
              This link has expired or was used before. Ask for a new one here.
            </Alert>
          )}
          <AccountForm
            label="Forgot password"
            submit="Send the link"
            submitting="Sending..."
            send={(values) => send(values.email)}
            link={back}
          >
            <EmailField defaultValue={email} />
          </AccountForm>
        </AuthCard>
      )}
    </AuthFrame>
  );
}
