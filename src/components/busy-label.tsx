import { cn } from '@/lib/cn';

type BusyLabelProps = { idle: string; busy: string; isBusy: boolean };

/** Both labels take the same place, so that the button keeps its width and its neighbours theirs. */
export function BusyLabel({ idle, busy, isBusy }: BusyLabelProps) {
  return (
    <span className="grid *:col-start-1">
      <span aria-hidden={isBusy} className={cn('row-start-1', isBusy && 'invisible')}>
        {idle}
      </span>
      <span aria-hidden={!isBusy} className={cn('row-start-1', !isBusy && 'invisible')}>
        {busy}
      </span>
    </span>
  );
}
