import type { ReactNode } from 'react';
import { CloseButton } from './close-button';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string;
  className?: string;
  children: ReactNode;
};

/** Escape and, where `closedby` is supported, a press outside call `onClose`. */
export function Modal({ open, onClose, title, closeLabel, className, children }: ModalProps) {
  if (!open) return null;
  return (
    <dialog
      ref={showModal}
      aria-label={title}
      className={className ?? 'dialog'}
      closedby="any"
      // `close` fires asynchronously, so the dialog may be open again, and in React it bubbles from nested dialogs.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 tabIndex={-1} className="text-subheading outline-none">
          {title}
        </h2>
        {closeLabel && <CloseButton label={closeLabel} onClick={onClose} className="-me-2 -mt-2" />}
      </div>
      {children}
    </dialog>
  );
}

/** The heading takes the focus, so a typed space presses no button. Only `close()` returns the focus on unmount. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
  return () => {
    // React detaches the outer of two dialogs first, but the inner one would return the focus into it.
    dialog?.querySelector('dialog')?.close();
    dialog?.close();
  };
}
