import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { clockError } from '@/lib/supabase/refresh-answer';

/** With a wrong clock, supabase-js refreshes the token at nearly every request, or too late. */
export function ClockNotice() {
  const minutes = useSyncExternalStore(clockError.subscribe, clockError.get);
  if (minutes === 0) return null;
  return (
    <Alert className="bg-paper px-5 py-3">
      The clock of this computer is wrong: it is {durationText(Math.abs(minutes))}{' '}
      {minutes > 0 ? 'ahead' : 'behind'}. Set it right, or saving may fail.
    </Alert>
  );
}

function durationText(minutes: number): string {
  const [value, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2880
        ? [minutes / 60, 'hour']
        : [minutes / 1440, 'day'];
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat('en-GB', options).format(value);
}
