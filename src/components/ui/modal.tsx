import { type ComponentProps, useEffect, useRef } from 'react';
import { CloseButton } from './close-button';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean;
  onClose: () => void;
  /** Its heading and accessible name. */
  title: string;
  /** The accessible name of a cross beside the heading. */
  cross?: string | undefined;
};

/** A `<dialog>` opened by `showModal()`. Escape and, where supported, a press outside call `onClose`. */
export function Modal({
  open,
  onClose,
  title,
  cross,
  className = 'dialog',
  children,
  ...props
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={className}
      closedby="any"
      // In React, unlike in the DOM, the `close` event of a nested dialog bubbles.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      // The `close` event is queued: the dialog may be open again when it fires.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      {...props}
    >
      {open && (
        <>
          <div className="flex items-start justify-between gap-4">
            <h2 className="text-subheading">{title}</h2>
            {cross && <CloseButton label={cross} onClick={onClose} className="-me-2 -mt-2" />}
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
