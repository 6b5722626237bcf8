import { type ComponentProps, useEffect, useRef } from 'react';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
};

/** A `<dialog>` shown by `showModal()`. Escape and, where the browser does it, a press beside it call `onClose`. */
export function Modal({ open, onClose, label, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      closedby="any"
      // In React, unlike in the DOM, the `close` event of a nested dialog bubbles.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      // Its `close` event is a later task: the dialog could have been opened again by then.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      {...props}
    >
      {open && children}
    </dialog>
  );
}
