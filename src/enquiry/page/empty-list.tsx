import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { countOf } from '@/enquiry/enquiry-lines';

/** The button, and the question before. */
export function EmptyList({ count, onEmpty }: { count: number; onEmpty: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold text-stone underline underline-offset-4 hover:text-ember"
      >
        Empty the list
      </button>
      <ConfirmDialog
        open={asking}
        title="Empty the list?"
        confirm="Empty it"
        cancel="Keep it"
        onCancel={() => setAsking(false)}
        onConfirm={onEmpty}
      >
        <p>{countOf(count)} and the message are taken out. Your other details stay.</p>
      </ConfirmDialog>
    </>
  );
}
