import { type ReactNode, useEffect, useId } from 'react';
import { CloseButton } from './close-button';

type ModalProps = {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  className?: string;
  children: ReactNode;
};

export function Modal(props: ModalProps) {
  const { open = true, onClose, title, closeLabel, className, children } = props;
  const headingId = useId();
  useEffect(() => {
    // A control that had the focus is gone.
    if (open && document.activeElement === document.body)
      document.getElementById(headingId)?.focus({ preventScroll: true });
  });
  if (!open) return null;
  return (
    <dialog
      ref={showModal}
      aria-labelledby={headingId}
      className={className ?? 'dialog'}
      // In React, `close` also bubbles up from nested dialogs. The event is queued, so the dialog may be open again.
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
        <h2
          id={headingId}
          tabIndex={-1}
          className="min-w-0 text-subheading outline-none wrap-anywhere"
        >
          {title}
        </h2>
        {closeLabel && <CloseButton label={closeLabel} onClick={onClose} className="-me-2 -mt-2" />}
      </div>
      {children}
    </dialog>
  );
}

/** A dialog may open while the user is typing. With the focus on a button, the next space would press the button. */
function showModal(dialog: HTMLDialogElement | null) {
  // A click beside it would drop what was typed or chosen in a form.
  dialog?.setAttribute('closedby', dialog.querySelector('form') ? 'closerequest' : 'any');
  const behind = document.activeElement;
  const isText = behind instanceof HTMLTextAreaElement || behind instanceof HTMLInputElement;
  const caret = isText ? behind.selectionEnd : null;
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
  return () => {
    // React detaches the outer of two dialogs first. The inner one would then return the focus into the outer one.
    dialog?.querySelector('dialog')?.close();
    dialog?.close();
    // Closing returns the focus to the field behind. After a mouse press in the dialog, Chromium would show no caret there.
    if (isText && caret !== null && behind === document.activeElement)
      behind.setSelectionRange(caret, caret);
  };
}
