import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';
import { sitePictureNames } from '@/content/fields/picture-schema';
import { PictureCard, type PictureChoice } from './picture-card';
import { sitePictures } from './site-pictures';
import { UploadedPictures } from './uploaded-pictures';

type PictureDialogProps = PictureChoice & { open: boolean; onClose: () => void };

/** The pictures that were uploaded before, and those that the site came with. */
export function PictureDialog({ open, onClose, ...choice }: PictureDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      label="The website's pictures"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(56rem,calc(100vw-2rem))] max-w-none overflow-y-auto overscroll-contain rounded-card bg-paper text-ink backdrop:bg-ink/60"
    >
      <div className="p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-subheading">The website’s pictures</h2>
          <CloseButton label="Close without choosing" onClick={onClose} className="-me-2 -mt-2" />
        </div>
        <UploadedPictures {...choice} />
        <h3 className="mt-8 font-sans font-semibold">With the website from the start</h3>
        <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
          {sitePictureNames.map((name) => {
            const { label, alt } = sitePictures[name];
            return (
              <PictureCard
                key={name}
                picture={{ kind: 'site', name, alt }}
                label={label}
                {...choice}
              />
            );
          })}
        </ul>
      </div>
    </Modal>
  );
}
