import { queryOptions } from '@tanstack/react-query';
import { askDatabase, askForAllRows } from './ask-database';

export type Administrator = {
  id: string;
  name: string;
  address: string;
  /** ISO time. */
  since: string;
  /** Null for who was made an administrator by SQL. */
  madeBy: string | null;
};

/** That somebody was made an administrator (`given`), or removed. */
export type RoleChange = {
  id: number;
  given: boolean;
  name: string;
  address: string;
  /** Null for SQL. */
  by: string | null;
  /** ISO time. */
  at: string;
};

/** The administrators, the first one first, and the last twenty changes, newest first. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async (): Promise<{ administrators: Administrator[]; changes: RoleChange[] }> => {
    const [administrators, changes] = await Promise.all([
      askForAllRows((supabase) => supabase.rpc('administrators')),
      askDatabase((supabase) =>
        supabase
          .from('role_changes')
          .select('id, given, name:user_name, address, changed_by, changer_name, at:changed_at')
          .order('id', { ascending: false })
          .limit(20),
      ),
    ]);
    return {
      administrators: administrators.map(({ user_id, full_name, address, since, made_by }) => ({
        id: user_id,
        name: full_name,
        address,
        since,
        madeBy: made_by,
      })),
      changes: changes.map(({ changed_by, changer_name, ...change }) => ({
        ...change,
        by: changed_by && changer_name,
      })),
    };
  },
  staleTime: 0,
});

/** Makes the owner of this address an administrator and returns their name. Throws a `SectionFailure`. */
export async function makeAdministrator(address: string): Promise<string> {
  const change = await askDatabase((supabase) => supabase.rpc('make_administrator', { address }));
  return change.user_name;
}

/** Throws a `SectionFailure`. */
export async function removeAdministrator(id: string): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('remove_administrator', { account: id }));
}
