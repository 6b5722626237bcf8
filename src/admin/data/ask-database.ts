import { sentences } from '@/lib/errors';
import { isRecord } from '@/lib/is-record';
import { loadSupabase } from '@/lib/supabase/supabase';
import { SectionFailure, sectionFailure, signedOut } from './section-failure';

const timeout = 15_000;

type Answer<Data> = { data: Data; error: unknown; status: number };
type Client = Awaited<ReturnType<typeof loadSupabase>>;
type Query<Data> = (supabase: Client) => {
  abortSignal: (signal: AbortSignal) => { retry: (on: boolean) => PromiseLike<Answer<Data>> };
};

/** What others change at any time. */
export const shared = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 15_000,
} as const;

export const polling = {
  ...shared,
  gcTime: 0,
  retry: false,
  // The app's queries run offline, too, but polling pauses.
  networkMode: 'online',
} as const;

/** Somebody else may have signed in since `userId` pressed: nothing is written in their name. */
export async function signedInAs(userId: string): Promise<Client> {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  if (data.session?.user.id !== userId) throw signedOut();
  return supabase;
}

/** Rejects with a `SectionFailure`. */
export async function askDatabase<Data>(
  query: Query<Data>,
  client = loadSupabase(),
): Promise<NonNullable<Data>> {
  const signal = AbortSignal.timeout(timeout);
  // While supabase-js refreshes the token before the query, it ignores the signal.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const sent = client.then((supabase) => query(supabase).abortSignal(signal).retry(false));
  const { data, error, status } = await Promise.race([sent, late]).catch((thrown) => {
    throw sectionFailure(thrown);
  });
  if (error || data == null) {
    const failure = sectionFailure(error, status);
    // If Auth says so, too, supabase-js removes the session, and the page asks to sign in again.
    if (failure.kind === 'signed-out') void loadSupabase().then(({ auth }) => auth.getUser());
    throw failure;
  }
  // A captive portal may answer with HTML and status 200.
  const isRead = [data].flat().every((row) => isRecord(row) && Object.keys(row).length > 0);
  if (!isRead) throw new SectionFailure('unreachable', sentences.unreadable);
  return data;
}

/** Rejects once the role is lost or the session has ended, and says which it is. */
export async function assertAdministrator(): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('administrators'));
}

/** Where there are none, row level security may hide them all. */
export async function askForRows<Row>(query: Query<Row[] | null>): Promise<Row[]> {
  const rows = await askDatabase(query);
  if (rows.length === 0) await assertAdministrator();
  return rows;
}
