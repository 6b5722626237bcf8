import { type ComponentProps, useEffect, useRef } from 'react';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean;
  onClose: () => void;
  /** What a screen reader calls it. */
  label: string;
};

/**
 * A modal dialog by the browser's own `<dialog>`: it traps focus, closes on Escape, makes the page
 * behind inert and gives focus back, with no library to download.
 */
export function Modal({ open, onClose, label, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only serves the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-label={label}
      // React hands on what happens to a dialog inside this one.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      // Escape. Its `close` event is a later task: the dialog could have been opened again by then.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The dialog's own padding is not outside it.
        const box = event.currentTarget.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        if (event.target === event.currentTarget && !inside) onClose();
      }}
      {...props}
    >
      {open && children}
    </dialog>
  );
}
