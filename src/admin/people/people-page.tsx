import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { makeAdministrator, peopleQuery } from '@/admin/data/people';
import { LoadFailure } from '@/admin/load-failure';
import type { AccountFields } from '@/auth/use-submit';
import { PageMeta } from '@/components/page-meta';
import { TextField } from '@/components/ui/field';
import { AdministratorList } from './administrator-list';
import { SettingsForm } from './settings-form';

export function PeoplePage() {
  const people = useQuery(peopleQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  // Also during a retry, so that its button stays.
  const failed = people.isFetchedAfterMount && !people.isSuccess;

  async function tryAgain() {
    const { isSuccess } = await people.refetch();
    // The focused button has disappeared.
    if (isSuccess) heading.current?.focus();
  }

  return (
    <>
      <PageMeta title="People" description="The administrators of the website." />
      <h1 ref={heading} tabIndex={-1} className="text-heading focus:outline-none">
        People
      </h1>
      <p className="mt-2 text-lead text-stone">Administrators edit and publish the website.</p>
      {failed && (
        <LoadFailure
          className="mt-6"
          message="Couldn't load the administrators."
          retrying={people.isFetching}
          onRetry={tryAgain}
        />
      )}
      {people.isPending && !failed && (
        <p role="status" className="mt-8 text-stone">
          Loading the administrators…
        </p>
      )}
      {people.data && (
        <div className="mt-8 grid max-w-4xl gap-10">
          <AdministratorList
            administrators={people.data}
            onRemoved={() => heading.current?.focus()}
          />
          <AddAdministrator />
        </div>
      )}
    </>
  );
}

function AddAdministrator() {
  const queryClient = useQueryClient();

  async function add({ email }: AccountFields) {
    const name = await makeAdministrator(email);
    await queryClient.invalidateQueries(peopleQuery);
    return `${name} is now an administrator.`;
  }

  return (
    <SettingsForm title="Add an administrator" submit="Make administrator" send={add}>
      {(error) => (
        <TextField
          label="Their e-mail address"
          name="email"
          type="email"
          autoComplete="off"
          spellCheck={false}
          hint="They need an account first: Sign Up on the website’s sign-in page makes one."
          error={error}
          required
        />
      )}
    </SettingsForm>
  );
}
