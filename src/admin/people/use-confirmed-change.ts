import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { sectionFailure } from '@/admin/data/section-failure';
import { unknownOutcome } from './unknown-outcome';

/**
 * After a change, reads `query` again. If the change failed, `find` looks for it in the new data: it may have been
 * committed though its answer was lost. `what` was changed, in the sentence where nothing is known.
 */
export function useConfirmedChange() {
  const client = useQueryClient();
  return async <Made, Stored, Key extends QueryKey>(
    change: Promise<Made>,
    query: UseQueryOptions<Stored, Error, Stored, Key>,
    find: (stored: Stored) => Made | false | undefined,
    what: string,
  ): Promise<Made> => {
    const [sent] = await Promise.allSettled([change]);
    // Not `fetchQuery`, which may join a request from before the change.
    const reading = client.invalidateQueries({ ...query, exact: true }, { throwOnError: true });
    const [read] = await Promise.allSettled([reading]);
    if (sent.status === 'fulfilled') return sent.value;
    if (read.status === 'fulfilled') {
      const stored = client.getQueryData<Stored>(query.queryKey);
      const made = stored !== undefined && find(stored);
      if (made) return made;
    } else if (sectionFailure({ thrown: sent.reason }).kind === 'unreachable') {
      throw unknownOutcome(what);
    }
    throw sent.reason;
  };
}
