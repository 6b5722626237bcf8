import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { BusyLabel } from '@/components/busy-label';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors';
import { focusMain } from './focus-main';

type FailureNoticeProps = {
  message: string;
  onRetry: (() => void) | undefined;
  retrying?: boolean;
};

export function FailureNotice({ message, onRetry, retrying = false }: FailureNoticeProps) {
  return (
    <div
      role="alert"
      className="my-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-ember bg-paper p-4 wrap-anywhere sm:px-6"
    >
      <p className="min-w-0 grow basis-64">{message}</p>
      {onRetry && (
        <Button variant="outline" aria-disabled={retrying} onClick={onRetry}>
          <BusyLabel idle="Try again" busy="Trying again…" isBusy={retrying} />
        </Button>
      )}
    </div>
  );
}

type QueryFailureProps = { query: UseQueryResult | UseInfiniteQueryResult; message: string };

export function QueryFailure({ query, message }: QueryFailureProps) {
  const { isFetchedAfterMount, isSuccess, isFetching, error, refetch } = query;
  // `isFetching` and `error` are not checked, so that the button stays during a retry.
  if (!isFetchedAfterMount || isSuccess) return null;

  async function tryAgain() {
    if ((await refetch()).isSuccess) focusMain();
  }

  return (
    <FailureNotice
      message={error ? `${message} ${errorMessage(error)}` : message}
      retrying={isFetching}
      onRetry={tryAgain}
    />
  );
}
