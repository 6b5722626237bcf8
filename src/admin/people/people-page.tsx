import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeAdministrator, peopleQuery, readPeople } from '@/admin/data/people';
import { QueryFailure } from '@/admin/query-failure';
import type { AccountFields } from '@/auth/account-form';
import { PageMeta } from '@/components/page-meta';
import { TextField } from '@/components/ui/field';
import { isolated } from '@/lib/isolated';
import type { Administrator } from '@/lib/supabase/database.types';
import { AdministratorList } from './administrator-list';
import { confirmedChange } from './confirmed-change';
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
          <AddAdministrator administrators={people.data} />
        </div>
      )}
    </>
  );
}

function AddAdministrator({ administrators }: { administrators: Administrator[] }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState('');
  const isAsked = (person: Administrator) => person.email === asked;

  function add({ email, code }: AccountFields) {
    const address = email.trim().toLowerCase();
    setAsked(address);
    const making = makeAdministrator({ email, code }).then(
      (name) => `${isolated(name)} is now an administrator.`,
    );
    async function find() {
      const people = await readPeople();
      const made = people.find((each) => each.email === address);
      return made && `${isolated(made.full_name)} is an administrator.`;
    }
    return confirmedChange(making, find, 'they were made an administrator').finally(() =>
      client.invalidateQueries(peopleQuery),
    );
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
            // The list has answered what was not known.
            error={administrators.some(isAsked) ? undefined : error}
            required
          />
        </>
      )}
    </SettingsForm>
  );
}
