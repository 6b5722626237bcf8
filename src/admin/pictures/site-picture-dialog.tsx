import { Check } from 'lucide-react';
import { Picture } from '@/components/picture';
import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';
import { type SitePictureName, sitePictureNames } from '@/content/fields/picture-schema';
import { cn } from '@/lib/cn';
import { sitePictures } from './site-pictures';

type SitePictureDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The picture in use, if it is one of the site's. */
  current: string | undefined;
  onChoose: (name: SitePictureName) => void;
};

export function SitePictureDialog({ open, onClose, current, onChoose }: SitePictureDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      label="The site's pictures"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(56rem,calc(100vw-2rem))] max-w-none overflow-y-auto overscroll-contain rounded-card bg-paper text-ink backdrop:bg-ink/60"
    >
      <div className="p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-subheading">The site’s pictures</h2>
          <CloseButton label="Close without choosing" onClick={onClose} className="-me-2 -mt-2" />
        </div>
        <ul className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-3">
          {sitePictureNames.map((name) => (
            <li key={name}>
              <PictureButton
                name={name}
                chosen={name === current}
                onChoose={() => onChoose(name)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

type PictureButtonProps = { name: SitePictureName; chosen: boolean; onChoose: () => void };

function PictureButton({ name, chosen, onChoose }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cn(
        'flex size-full flex-col overflow-hidden rounded-card border-2 text-start',
        chosen ? 'border-leaf bg-sand' : 'border-line hover:border-edge',
      )}
    >
      <Picture
        name={name}
        alt=""
        sizes="(min-width: 48rem) 17rem, 45vw"
        className="aspect-video w-full object-cover"
      />
      <span className="flex min-h-11 items-center gap-2 px-3 py-2 font-semibold">
        {chosen && <Check aria-hidden className="size-5 shrink-0 text-leaf" />}
        {sitePictures[name].label}
      </span>
    </button>
  );
}
