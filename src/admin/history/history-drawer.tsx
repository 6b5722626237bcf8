import type { ComponentProps } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';
import { History } from './history';

type HistoryDrawerProps = ComponentProps<typeof History> & {
  label: string;
  open: boolean;
  onClose: () => void;
};

/** The history of a section. Restoring one goes through the editor, which closes the drawer. */
export function HistoryDrawer({ label, open, onClose, ...history }: HistoryDrawerProps) {
  const title = `History of ${label}`;
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={title}
      className="drawer w-[min(44rem,100%)] bg-paper text-ink"
    >
      <div className="flex items-start justify-between gap-4 p-5 pb-0 sm:p-8 sm:pb-0">
        <h2 className="text-subheading">{title}</h2>
        <CloseButton label="Close history" onClick={onClose} className="-me-2 -mt-2" />
      </div>
      <div className="p-5 sm:p-8">
        <History {...history} />
      </div>
    </Modal>
  );
}
