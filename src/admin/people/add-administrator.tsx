import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeAdministrator, peopleQuery } from '@/admin/data/people';
import { useSubmit } from '@/auth/use-submit';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast-store';

export function AddAdministrator() {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  // Another key empties the field.
  const [made, setMade] = useState(0);
  const { busy, onSubmit } = useSubmit(async ({ email }) => {
    setFailure(undefined);
    const name = await makeAdministrator(email);
    showToast({
      tone: 'success',
      title: 'Success',
      description: `${name} is now an administrator.`,
    });
    setMade(made + 1);
    await queryClient.invalidateQueries(peopleQuery);
  }, setFailure);

  return (
    <section aria-labelledby="add-administrator">
      <h2 id="add-administrator" className="text-subheading">
        Add an administrator
      </h2>
      <form
        onSubmit={onSubmit}
        aria-labelledby="add-administrator"
        className="mt-4 grid max-w-xl gap-4"
      >
        <TextField
          key={made}
          label="Their e-mail address"
          name="email"
          type="email"
          autoComplete="off"
          spellCheck={false}
          hint="They need an account first: Sign Up on the website’s sign-in page makes one."
          error={failure}
          required
        />
        <Button type="submit" aria-disabled={busy} className="justify-self-start">
          {busy ? 'Adding…' : 'Make administrator'}
        </Button>
      </form>
    </section>
  );
}
