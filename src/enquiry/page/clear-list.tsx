import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

export function ClearList({ count, onClear }: { count: number; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold text-stone underline underline-offset-4 hover:text-ember"
      >
        Clear the list
      </button>
      <ConfirmDialog
        open={asking}
        title="Clear the list?"
        confirm="Clear list"
        cancel="Cancel"
        onCancel={() => setAsking(false)}
        onConfirm={onClear}
      >
        <p>
          This removes {count === 1 ? 'the line' : `all ${count} lines`} and your message. Your
          other details stay.
        </p>
      </ConfirmDialog>
    </>
  );
}
