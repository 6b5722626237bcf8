import { useState } from 'react';
import { type AccountFields, PasswordField } from '@/auth/account-form';
import { useAuth } from '@/auth/auth-context';
import { signOutOthers } from '@/auth/sign-out-others';
import { PageMeta } from '@/components/page-meta';
import { cardClass } from '@/components/ui/card-class';
import { TextField } from '@/components/ui/field';
import { ExplainedError, sentences } from '@/lib/errors';
import { isBlank } from '@/lib/is-blank';
import { loadSupabase } from '@/lib/supabase/supabase';
import { SettingsForm } from './settings-form';

export function AccountPage() {
  const auth = useAuth();
  const [opened] = useState(auth.user);
  // The forms stay when the session ends, so that no typed name is lost.
  const user = auth.user ?? opened;
  return (
    <>
      <PageMeta title="Account" description="Your name and your password." />
      <h1 className="text-heading">Account</h1>
      <p translate="no" className="mt-2 text-lead break-words text-stone">
        {user?.email}
      </p>
      {user && (
        <div className="mt-8 grid max-w-xl gap-6">
          <div className={cardClass}>
            <FullName stored={String(user.user_metadata.full_name ?? '')} />
          </div>
          <div className={cardClass}>
            <Password email={user.email ?? ''} />
          </div>
        </div>
      )}
    </>
  );
}

function FullName({ stored }: { stored: string }) {
  async function save({ fullName }: AccountFields) {
    if (isBlank(fullName)) throw new ExplainedError('Enter your full name.');
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ data: { full_name: fullName } });
    if (error) throw error;
    return 'Your name is saved.';
  }

  return (
    <SettingsForm title="Your name" submitLabel="Save name" send={save}>
      {(error) => (
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          dir="auto"
          defaultValue={stored}
          // The database cuts longer names (private.user_name).
          maxLength={100}
          hint="Shown with everything you save and publish from now on. What you saved before keeps the name it has."
          error={error}
          required
        />
      )}
    </SettingsForm>
  );
}

function Password({ email }: { email: string }) {
  async function change({ currentPassword, password }: AccountFields) {
    const { auth } = await loadSupabase();
    const signIn = (password: string) => auth.signInWithPassword({ email, password });
    // Sign in to check the current password, and because Supabase's "Secure password change" requires a recent session.
    const known = await signIn(currentPassword);
    if (known.error?.code === 'invalid_credentials') {
      // An earlier request, whose response was lost, may have changed the password.
      if (!(await signIn(password)).error) {
        return `This is your password now. ${await signOutOthers(auth)}`;
      }
      throw new ExplainedError(sentences.password);
    }
    if (known.error) throw known.error;
    const { error } = await auth.updateUser({ password, current_password: currentPassword });
    if (error) throw error;
    return `Your password is changed. ${await signOutOthers(auth)}`;
  }

  return (
    <SettingsForm title="Your password" submitLabel="Change password" send={change}>
      {(error) => (
        <>
          {/* Password managers store the new password under this user name. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            label="Current password"
            name="currentPassword"
            error={error === sentences.password ? error : undefined}
          />
          <PasswordField
            label="New password"
            isNew
            error={error === sentences.password ? undefined : error}
          />
        </>
      )}
    </SettingsForm>
  );
}
