import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askDatabase, shared } from '@/admin/data/ask-database';
import { formatDay } from '@/admin/dates';
import { focusMain } from '@/admin/focus-main';
import { QueryFailure } from '@/admin/query-failure';
import { type AccountFields, EmailField } from '@/auth/account-form';
import { useAuth } from '@/auth/auth-context';
import { PageMeta } from '@/components/page-meta';
import { Sentence } from '@/components/sentence';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast/toast-store';
import { errorMessage } from '@/lib/errors';
import { isolated } from '@/lib/isolated';
import type { Administrator } from '@/lib/supabase/database.types';
import { SettingsForm } from './settings-form';

const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => askDatabase((supabase) => supabase.rpc('administrators')),
  ...shared,
});

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

function AdministratorList({ administrators }: { administrators: Administrator[] }) {
  const { user } = useAuth();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Administrator>();
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ user_id: account }: Administrator) =>
      askDatabase((supabase) => supabase.rpc('remove_administrator', { account })),
    // Also after a failure: the answer alone may have been lost.
    onSettled: () => client.invalidateQueries(peopleQuery),
    onSuccess: (_, { full_name }) => {
      showToast({ title: `${isolated(full_name)} is no longer an administrator.` });
      focusMain();
    },
  });

  return (
    <section aria-labelledby="administrators">
      <h2 id="administrators" className="text-subheading">
        Administrators
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-paper">
        {administrators.map((each, index) => (
          <li
            key={each.user_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6"
          >
            <div className="min-w-0 grow basis-64">
              <p className="font-semibold wrap-anywhere">
                <span dir="auto" translate="no">
                  {each.full_name}
                </span>
                {each.user_id === user?.id && ' (you)'}
              </p>
              <p translate="no" className="text-stone wrap-anywhere">
                {each.email}
              </p>
              <p className="mt-1 text-sm text-stone">
                Since <time dateTime={each.since}>{formatDay(each.since)}</time>
                <Sentence>{addedBy(each, index)}</Sentence>
              </p>
            </div>
            {/* Nobody removes themselves: there is always an administrator left. */}
            {each.user_id !== user?.id && (
              <Button
                variant="outline"
                size="small"
                aria-label={`Remove ${each.full_name}`}
                onClick={() => setChosen(each)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && administrators.some((each) => each.user_id === variables?.user_id) && (
        // In the gap to the form below, which it must not move.
        <Alert className="mt-2 -mb-7.5 text-sm">
          <Sentence>{errorMessage(error)}</Sentence>
        </Alert>
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        title={<Sentence>{`Remove ${isolated(chosen?.full_name ?? '')}?`}</Sentence>}
        confirm="Remove"
        cancel="Keep"
        onClose={() => setChosen(undefined)}
        onConfirm={() => chosen && mutate(chosen)}
      >
        <Sentence>
          {`${isolated(chosen?.email ?? '')} will not be able to edit the website any more, from this moment on. The account stays, and so does everything that it has published.`}
        </Sentence>
      </ConfirmDialog>
    </section>
  );
}

function addedBy({ made_by }: Administrator, index: number): string {
  if (made_by) return `, added by ${isolated(made_by)}`;
  return index === 0 ? ' · First administrator' : ', added by whoever runs the website';
}

function AddAdministrator() {
  const client = useQueryClient();

  async function add({ email, code }: AccountFields) {
    try {
      const { user_name } = await askDatabase((supabase) =>
        supabase.rpc('make_administrator', { email, code }),
      );
      return `${isolated(user_name)} is now an administrator.`;
    } finally {
      // Also after a failure: the answer alone may have been lost.
      await client.invalidateQueries(peopleQuery);
    }
  }

  return (
    <SettingsForm title="Add an administrator" submitLabel="Make administrator" send={add}>
      {(error) => (
        <>
          <EmailField
            label="Their e-mail address"
            autoComplete="off"
            hint="They need an account first: Sign Up on the website’s sign-in page makes one."
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
