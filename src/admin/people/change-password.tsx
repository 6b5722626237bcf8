import { Fragment, useState } from 'react';
import { NewPasswordField } from '@/auth/new-password-field';
import { PasswordField } from '@/auth/password-field';
import { useSubmit } from '@/auth/use-submit';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/toast-store';
import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';

export function ChangePassword({ email }: { email: string }) {
  const [failure, setFailure] = useState<string>();
  // Another key empties the fields.
  const [changed, setChanged] = useState(0);
  const { busy, onSubmit } = useSubmit(async ({ currentPassword, password }) => {
    setFailure(undefined);
    const { auth } = await loadSupabase();
    // A computer left unlocked must not lend out the account. The session is new then, too, which projects
    // with "secure password change" ask for.
    const known = await auth.signInWithPassword({ email, password: currentPassword });
    if (known.error?.code === 'invalid_credentials') {
      throw new ExplainedError('This is not your current password.');
    }
    if (known.error) throw known.error;
    const { error } = await auth.updateUser({ password, current_password: currentPassword });
    if (error) throw error;
    showToast({ tone: 'success', title: 'Success', description: 'Your password is changed.' });
    setChanged(changed + 1);
  }, setFailure);

  return (
    <Card>
      <h2 id="change-password" className="text-subheading">
        Your password
      </h2>
      <form onSubmit={onSubmit} aria-labelledby="change-password" className="mt-4 grid gap-5">
        {/* For password managers, which store a password by its address. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <Fragment key={changed}>
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            required
          />
          <NewPasswordField label="New password" />
        </Fragment>
        {failure && (
          <p role="alert" className="text-sm font-semibold text-ember">
            {failure}
          </p>
        )}
        <Button type="submit" aria-disabled={busy} className="justify-self-start">
          {busy ? 'Saving…' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}
