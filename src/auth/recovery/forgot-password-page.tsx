import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AccountFields, AccountForm, EmailField } from '@/auth/account-form';
import { AuthCard, AuthFrame, AuthLink } from '@/auth/auth-frame';
import { PageMeta } from '@/components/page-meta';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { isolated } from '@/lib/isolated';
import { loadSupabase } from '@/lib/supabase/supabase';

export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const [step, setStep] = useState<'first' | 'sent' | 'again'>('first');

  async function send(fields: AccountFields) {
    const { auth } = await loadSupabase();
    const redirectTo = window.location.origin + paths.newPassword;
    const { error } = await auth.resetPasswordForEmail(fields.email, { redirectTo });
    // Supabase sends these errors for existing accounts only. Showing them would reveal who has an account.
    const hidden = ['over_email_send_rate_limit', 'email_address_not_authorized'];
    if (error && !hidden.includes(error.code ?? '')) throw error;
    setEmail(fields.email);
    setStep('sent');
  }

  const back = <AuthLink to={paths.auth}>Back to Login</AuthLink>;
  return (
    <AuthFrame>
      <PageMeta title="Forgot password" description="Get a link to set a new password." />
      {step === 'sent' ? (
        <AuthCard heading="Check your inbox" text={`For ${isolated(email)}`} focusHeading>
          <p>
            If there is an account with this address, we send it an e-mail with a link. The link
            works once, within an hour.
          </p>
          <p className="mt-3 text-stone">
            Nothing after a few minutes? Look into the spam folder, or check the address. Only a few
            e-mails go out in an hour: if none has arrived, ask again an hour from now.
          </p>
          <div className="mt-6 grid gap-5">
            <Button variant="outline" onClick={() => setStep('again')}>
              Send it again
            </Button>
            {back}
          </div>
        </AuthCard>
      ) : (
        <AuthCard
          // Otherwise React keeps the heading of the other card, and the ref is not called.
          key={step}
          heading="Forgot password?"
          text="Enter your address, and you get a link to set a new password."
          focusHeading={step === 'again'}
        >
          {step === 'first' && state?.expired && (
            <Alert className="mb-5">
              This link has expired or was used before. Ask for a new one here.
            </Alert>
          )}
          <AccountForm submit="Send the link" submitting="Sending..." send={send} link={back}>
            <EmailField defaultValue={email} />
          </AccountForm>
        </AuthCard>
      )}
    </AuthFrame>
  );
}
