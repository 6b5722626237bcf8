import { queryOptions } from '@tanstack/react-query';
import { askDatabase } from './ask-database';

export const readPeople = () => askDatabase((supabase) => supabase.rpc('administrators'));

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: readPeople,
  staleTime: 0,
});

/** Makes the owner of this e-mail address an administrator and returns their name. */
export async function makeAdministrator(email: string): Promise<string> {
  const change = await askDatabase((supabase) => supabase.rpc('make_administrator', { email }));
  return change.user_name;
}

export async function removeAdministrator(account: string): Promise<true> {
  await askDatabase((supabase) => supabase.rpc('remove_administrator', { account }));
  return true;
}
