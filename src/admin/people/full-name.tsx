import type { User } from '@supabase/supabase-js';
import { useState } from 'react';
import { useSubmit } from '@/auth/use-submit';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';
import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';

/** Letters: the database cuts longer names (private.user_name). */
const maximumLength = 100;

export function FullName({ user }: { user: User }) {
  const [failure, setFailure] = useState<string>();
  const { busy, onSubmit } = useSubmit(async ({ fullName }) => {
    setFailure(undefined);
    if (!fullName) throw new ExplainedError('Enter your full name.');
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ data: { full_name: fullName } });
    if (error) throw error;
    showToast({ tone: 'success', title: 'Success', description: 'Your name is saved.' });
  }, setFailure);

  return (
    <Card>
      <h2 id="full-name" className="text-subheading">
        Your name
      </h2>
      <form onSubmit={onSubmit} aria-labelledby="full-name" className="mt-4 grid gap-5">
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          dir="auto"
          defaultValue={String(user.user_metadata.full_name ?? '')}
          maxLength={maximumLength}
          hint="Shown with everything you save and publish from now on. What you saved before keeps the name it has."
          error={failure}
          required
        />
        <Button type="submit" aria-disabled={busy} className="justify-self-start">
          {busy ? 'Saving…' : 'Save name'}
        </Button>
      </form>
    </Card>
  );
}
