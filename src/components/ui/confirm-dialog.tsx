import type { ReactNode } from 'react';
import { Button } from './button';
import { Modal } from './modal';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel, onConfirm, onCancel } = props;
  return (
    <Modal open={open} onClose={onCancel} title={title}>
      <div className="mt-3 text-stone">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    </Modal>
  );
}
