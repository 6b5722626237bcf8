import { loadSupabase } from '@/lib/supabase/supabase';
import { sectionFailure } from './section-failure';

/** Milliseconds after which a request has failed, however it may end. */
const timeout = 15_000;

type Client = Awaited<ReturnType<typeof loadSupabase>>;
type Answer<Data> = {
  data: Data;
  error: { code?: string; message: string } | null;
  status: number;
};

/** Asks the database once, in limited time. Throws a `SectionFailure`. */
export async function askDatabase<Data>(
  request: (supabase: Client, signal: AbortSignal) => PromiseLike<Answer<Data>>,
): Promise<NonNullable<Data>> {
  const signal = AbortSignal.timeout(timeout);
  // The client may wait for a new token before it sends anything, and then knows of no signal.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  let answer: Answer<Data>;
  try {
    answer = await Promise.race([loadSupabase().then((client) => request(client, signal)), late]);
  } catch (thrown) {
    throw sectionFailure({ thrown });
  }
  const { data, error } = answer;
  if (error || data === null || data === undefined) throw sectionFailure(answer);
  // An answer with status 200 that is none of the database's: a proxy's page, say.
  if (typeof data !== 'object')
    throw sectionFailure({ thrown: new SyntaxError('is not valid JSON') });
  return data;
}
