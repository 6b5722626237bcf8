import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { emptyEnquiry } from '@/enquiry/enquiry';
import { changeWithUndo } from '@/enquiry/enquiry-store';
import { headingId } from './enquiry-line-row';

export function ClearList({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
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
        open={isAsking}
        title="Clear the list?"
        confirm="Clear list"
        cancel="Cancel"
        onCancel={() => setAsking(false)}
        onConfirm={clearList}
      >
        This removes {count === 1 ? 'the line' : `all ${count} lines`} and your message. Your other
        details stay.
      </ConfirmDialog>
    </>
  );
}

export function clearList() {
  // Without `flushSync`, the dialog would close after the heading is focused, and would move the focus away.
  flushSync(() =>
    changeWithUndo(
      ({ buyer }) => ({ ...emptyEnquiry, buyer: { ...buyer, message: '' } }),
      'The list was cleared.',
    ),
  );
  document.getElementById(headingId)?.focus();
}
