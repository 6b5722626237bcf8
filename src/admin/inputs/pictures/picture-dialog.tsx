import { Modal } from '@/components/ui/modal';
import { type SitePictureName, sitePictures } from '@/content/fields/picture-schema';
import { PictureCard, type PictureChoice } from './picture-card';
import { sitePictureAlts } from './site-picture-alts';
import { UploadedPictures } from './uploaded-pictures';

type PictureDialogProps = PictureChoice & { open: boolean; onClose: () => void };

export function PictureDialog({ open, onClose, ...choice }: PictureDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="The website’s pictures"
      closeLabel="Close without choosing"
      className="dialog w-[min(56rem,100%-2rem)]"
    >
      <UploadedPictures {...choice} />
      <h3 className="mt-8 font-sans font-semibold">With the website from the start</h3>
      <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
        {(Object.keys(sitePictures) as SitePictureName[]).map((name) => (
          <PictureCard
            key={name}
            picture={{ kind: 'site', name, alt: sitePictureAlts[name] }}
            label={sitePictures[name]}
            {...choice}
          />
        ))}
      </ul>
    </Modal>
  );
}
