import type { User } from '@supabase/supabase-js';
import { useAuth } from '@/auth/auth-context';
import { PasswordField } from '@/auth/password-field';
import type { AccountFields } from '@/auth/use-submit';
import { PageMeta } from '@/components/page-meta';
import { Card } from '@/components/ui/card';
import { FieldError, TextField } from '@/components/ui/field';
import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';
import { SettingsForm } from './settings-form';

export function AccountPage() {
  const { user } = useAuth();
  return (
    <>
      <PageMeta title="Account" description="Your name and your password." />
      <h1 className="text-heading">Account</h1>
      <p className="mt-2 text-lead break-words text-stone">{user?.email}</p>
      {user && (
        <div className="mt-8 grid max-w-xl gap-6">
          <Card>
            <FullName user={user} />
          </Card>
          <Card>
            <Password email={user.email ?? ''} />
          </Card>
        </div>
      )}
    </>
  );
}

/** Letters: the database cuts longer names (private.user_name). */
const longestName = 100;

function FullName({ user }: { user: User }) {
  async function save({ fullName }: AccountFields) {
    if (!fullName) throw new ExplainedError('Enter your full name.');
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ data: { full_name: fullName } });
    if (error) throw error;
    return 'Your name is saved.';
  }

  return (
    <SettingsForm title="Your name" submit="Save name" send={save}>
      {(error) => (
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          dir="auto"
          defaultValue={String(user.user_metadata.full_name ?? '')}
          maxLength={longestName}
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
    // A computer left unlocked must not lend out the account. The session is new then, too, which projects
    // with "secure password change" ask for.
    const known = await auth.signInWithPassword({ email, password: currentPassword });
    if (known.error?.code === 'invalid_credentials') {
      throw new ExplainedError('This is not your current password.');
    }
    if (known.error) throw known.error;
    const { error } = await auth.updateUser({ password, current_password: currentPassword });
    if (error) throw error;
    return 'Your password is changed.';
  }

  return (
    <SettingsForm title="Your password" submit="Change password" send={change}>
      {(error) => (
        <>
          {/* For password managers, which store a password by its address. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField label="Current password" name="currentPassword" />
          <PasswordField label="New password" isNew />
          {/* Of both: the server may refuse either. */}
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
    </SettingsForm>
  );
}
