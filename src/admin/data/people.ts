import { queryOptions } from '@tanstack/react-query';
import { askDatabase, polling } from './ask-database';
import { unreadableAnswer } from './section-failure';

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async () => {
    const people = await askDatabase((supabase) => supabase.rpc('administrators'));
    // The list contains at least the caller.
    if (people.length === 0) throw unreadableAnswer();
    return people;
  },
  staleTime: 0,
  refetchInterval: polling.refetchInterval,
});

export async function makeAdministrator(account: { email: string; code: string }): Promise<string> {
  const change = await askDatabase((supabase) => supabase.rpc('make_administrator', account));
  if (!change.user_name) throw unreadableAnswer();
  return change.user_name;
}

export async function removeAdministrator(account: string): Promise<void> {
  const change = await askDatabase((supabase) => supabase.rpc('remove_administrator', { account }));
  if (!change.user_name) throw unreadableAnswer();
}
