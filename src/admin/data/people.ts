import { queryOptions } from '@tanstack/react-query';
import { askDatabase, askForAllRows } from './ask-database';

export type Administrator = {
  id: string;
  name: string;
  email: string;
  /** ISO time. */
  since: string;
  /** Null for who was made an administrator by SQL. */
  madeBy: string | null;
};

/** The administrators, the first one first. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: (): Promise<Administrator[]> =>
    askForAllRows((supabase) =>
      supabase
        .rpc('administrators')
        .select('id:user_id, name:full_name, email, since, madeBy:made_by'),
    ),
  staleTime: 0,
});

/** Makes the owner of this e-mail address an administrator and returns their name. Throws a `SectionFailure`. */
export async function makeAdministrator(email: string): Promise<string> {
  const change = await askDatabase((supabase) => supabase.rpc('make_administrator', { email }));
  return change.user_name;
}

/** Throws a `SectionFailure`. */
export async function removeAdministrator(id: string): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('remove_administrator', { account: id }));
}
