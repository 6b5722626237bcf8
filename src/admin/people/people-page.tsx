import { useQuery, useQueryClient } from '@tanstack/react-query';
import { makeAdministrator, peopleQuery } from '@/admin/data/people';
import { QueryFailure } from '@/admin/query-failure';
import type { AccountFields } from '@/auth/use-submit';
import { PageMeta } from '@/components/page-meta';
import { TextField } from '@/components/ui/field';
import { isolated } from '@/lib/isolated';
import { AdministratorList } from './administrator-list';
import { SettingsForm } from './settings-form';

export function PeoplePage() {
  const people = useQuery(peopleQuery);
  return (
    <>
      <PageMeta title="People" description="The administrators of the website." />
      <h1 className="text-heading">People</h1>
      <p className="mt-2 text-lead text-stone">Administrators edit and publish the website.</p>
      <QueryFailure query={people} message="Couldn’t load the administrators." />
      {people.isPending && !people.isFetchedAfterMount && (
        <p role="status" className="mt-8 text-stone">
          Loading the administrators…
        </p>
      )}
      {people.data && (
        <div className="mt-8 grid max-w-4xl gap-10">
          <AdministratorList administrators={people.data} />
          <AddAdministrator />
        </div>
      )}
    </>
  );
}

function AddAdministrator() {
  const client = useQueryClient();

  async function add({ email, code }: AccountFields) {
    try {
      const name = await makeAdministrator({ email, code });
      return `${isolated(name)} is now an administrator.`;
    } finally {
      // Also after a failure: the answer alone may have been lost.
      await client.invalidateQueries(peopleQuery);
    }
  }

  return (
    <SettingsForm title="Add an administrator" submitLabel="Make administrator" send={add}>
      {(error) => (
        <>
          <TextField
            label="Their e-mail address"
            name="email"
            type="email"
            autoComplete="off"
            spellCheck={false}
            hint="They need an account first: Sign Up on the website’s sign-in page makes one."
            required
          />
          <TextField
            label="Their account code"
            name="code"
            autoComplete="off"
            spellCheck={false}
            hint="They find it at the foot of every page once they are logged in. Take it from them in person, by phone or in a chat, not from an e-mail."
            error={error}
            required
          />
        </>
      )}
    </SettingsForm>
  );
}
