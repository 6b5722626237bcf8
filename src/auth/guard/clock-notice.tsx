import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { isClockWrong } from '@/lib/supabase/refresh-answer';

/** With a wrong clock, supabase-js refreshes the token at nearly every request, or too late. */
export function ClockNotice() {
  if (!useSyncExternalStore(isClockWrong.subscribe, isClockWrong.get)) return null;
  return (
    <Alert className="bg-paper px-5 py-3">
      The clock of this computer is wrong. Set it right, or saving may fail.
    </Alert>
  );
}
