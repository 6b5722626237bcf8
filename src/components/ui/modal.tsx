import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
};

/** A `<dialog>` shown by `showModal()`. Escape and a press on the backdrop call `onClose`. */
export function Modal({ open, onClose, label, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the backdrop only; `<dialog>` handles Escape
    <dialog
      ref={dialog}
      aria-label={label}
      // In React, unlike in the DOM, the `close` event of a nested dialog bubbles.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      // Escape. Its `close` event is a later task: the dialog could have been opened again by then.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A text selection that ends outside ends in a click there. Safari has no `closedby="any"` yet.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && onClose()}
      {...props}
    >
      {open && children}
    </dialog>
  );
}

/** A press on the backdrop has the dialog for its target, like one on the dialog's own padding. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !inside;
}
