import { sectionLinks } from '@/admin/admin-links';
import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';
import type { SectionKey } from '@/content/sections/section';
import { History } from './history';

type HistoryDrawerProps = {
  section: SectionKey;
  open: boolean;
  onClose: () => void;
  /** The published content now, with which versions are compared; null when there is none. */
  live: unknown;
  liveVersion: number;
  /** The drawer stays open: whoever takes the copy closes it when that has worked. */
  onCopy: (version: number, content: unknown) => void;
};

/** Every published version of a section. What is live is changed by the editor only, never from here. */
export function HistoryDrawer({ open, onClose, ...history }: HistoryDrawerProps) {
  const label = sectionLinks.find(({ section }) => section === history.section)?.label;
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
