import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

type LoadFailureProps = {
  message: string;
  onRetry: () => void;
  /** While the next try is under way. */
  retrying: boolean;
  className?: string;
};

/** What could not be loaded, and a button that tries again. */
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
      {/* Not disabled, which would take the focus from whoever pressed it. */}
      <Button
        variant="outline"
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) onRetry();
        }}
      >
        {retrying ? 'Trying again…' : 'Try again'}
      </Button>
    </div>
  );
}
