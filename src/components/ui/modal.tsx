import type { ReactNode } from 'react';
import { CloseButton } from './close-button';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** Its heading and accessible name. */
  title: string;
  /** The accessible name of a cross beside the heading. */
  cross?: string;
  className?: string;
  children: ReactNode;
};

/** A `<dialog>` opened by `showModal()`. Escape and, where supported, a press outside call `onClose`. */
export function Modal({ open, onClose, title, cross, className = 'dialog', children }: ModalProps) {
  if (!open) return null;
  return (
    <dialog
      ref={showModal}
      aria-label={title}
      className={className}
      closedby="any"
      // Queued, so it may be open again; and in React the event of a nested dialog bubbles.
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
        {cross && <CloseButton label={cross} onClick={onClose} className="-me-2 -mt-2" />}
      </div>
      {children}
    </dialog>
  );
}

/** Closing, which an unmount alone would not do, gives the focus back. A typed space presses no heading. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
  return () => dialog?.close();
}
