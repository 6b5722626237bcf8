import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors';
import { focusMain } from './focus-main';
import { LoadFailure } from './load-failure';

type QueryState = Pick<
  UseQueryResult,
  'isFetchedAfterMount' | 'isSuccess' | 'isFetching' | 'error'
> & { refetch: () => Promise<{ isSuccess: boolean }> };

/** What a query could not load, why, and a button to try again; nothing unless it has failed. */
export function QueryFailure({ query, message }: { query: QueryState; message: string }) {
  const { isFetchedAfterMount, isSuccess, isFetching, error, refetch } = query;
  // Also during a retry, so that its button stays.
  if (!isFetchedAfterMount || isSuccess) return null;

  async function tryAgain() {
    if ((await refetch()).isSuccess) focusMain();
  }

  return (
    <LoadFailure
      className="my-6"
      message={error ? `${message} ${errorMessage(error)}` : message}
      retrying={isFetching}
      onRetry={tryAgain}
    />
  );
}
