import type { ComponentProps } from 'react';
import { Button } from './button';
import { Modal } from './modal';

type ConfirmProps = ComponentProps<typeof Modal> & {
  confirm: string;
  cancel: string;
  onConfirm: () => void;
};

export function ConfirmDialog({ confirm, cancel, onConfirm, children, ...modal }: ConfirmProps) {
  return (
    <Modal {...modal}>
      <div className="mt-3 text-stone">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button
          variant="outline"
          onClick={() => {
            modal.onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button onClick={modal.onClose}>{cancel}</Button>
      </div>
    </Modal>
  );
}
