import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { errorMessage } from '@/lib/errors';
import { focusMain } from './focus-main';

type LoadFailureProps = {
  message: string;
  onRetry: () => void;
  retrying?: boolean;
  className?: string;
};

export function LoadFailure({ message, onRetry, retrying, className }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-ember bg-paper p-4 sm:px-6',
        className,
      )}
    >
      <p className="min-w-0 grow basis-64">{message}</p>
      <Button variant="outline" aria-disabled={retrying} onClick={onRetry}>
        {retrying ? 'Trying again…' : 'Try again'}
      </Button>
    </div>
  );
}

type QueryState = Pick<
  UseQueryResult,
  'isFetchedAfterMount' | 'isSuccess' | 'isFetching' | 'error'
> & { refetch: () => Promise<{ isSuccess: boolean }> };

export function QueryFailure({ query, message }: { query: QueryState; message: string }) {
  const { isFetchedAfterMount, isSuccess, isFetching, error, refetch } = query;
  // `isFetching` and `error` are not checked, so that the button stays during a retry.
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
