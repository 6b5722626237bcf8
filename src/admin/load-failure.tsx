import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

type LoadFailureProps = {
  message: string;
  onRetry: () => void;
  retrying: boolean;
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
      {/* `aria-disabled` rather than `disabled`, which would drop the focus. */}
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
