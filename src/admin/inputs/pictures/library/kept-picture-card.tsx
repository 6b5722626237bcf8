import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { choosePicture, deletePicture, type KeptPicture } from '@/admin/data/pictures';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { errorMessage } from '@/lib/errors';
import { keptPictureFacts, keptPictureName, usesInWords } from './kept-picture-words';
import { PictureButton, thumbnailClass } from './picture-button';

type KeptPictureCardProps = {
  picture: KeptPicture;
  /** It is the picture of the field that the dialog is open for. */
  chosen: boolean;
  /** The open form shows it, perhaps without being saved. */
  inForm: boolean;
  onChoose: () => void;
  /** Also after a deletion that failed: where it is used may have changed. */
  onDeleted: (done: boolean) => void;
};

/** An upload that can be chosen again, and deleted while nothing uses it. */
export function KeptPictureCard({
  picture,
  chosen,
  inForm,
  onChoose,
  onDeleted,
}: KeptPictureCardProps) {
  const { path, width, height, uses } = picture;
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const name = keptPictureName(picture);
  const places = usesInWords(uses);
  const choosing = useMutation({
    mutationFn: () => choosePicture(path),
    onSuccess: onChoose,
    // Offline, fail at once; the default waits for the network.
    networkMode: 'always',
  });
  const deleting = useMutation({
    mutationFn: () => deletePicture(picture),
    onSuccess: () => onDeleted(true),
    onError: () => onDeleted(false),
    networkMode: 'always',
  });
  const failure = choosing.error ?? deleting.error;

  function askToDelete() {
    deleting.reset();
    if (inForm) setRefusal('This form shows it: choose another picture here first.');
    else if (places) setRefusal(`It cannot be deleted while it is used: ${places}.`);
    else setAsking(true);
  }

  return (
    <>
      <PictureButton label={name} chosen={chosen} onChoose={() => choosing.mutate()}>
        <img
          src={uploadedUrl(path, uploadedWidths(width)[0] ?? width)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={thumbnailClass}
        />
      </PictureButton>
      <p className="mt-2 text-sm text-stone wrap-anywhere">{keptPictureFacts(picture)}</p>
      <p className="text-sm text-stone">{places ? `Used: ${places}` : 'Not used'}</p>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={askToDelete}
        className="min-h-11 self-start pe-3 font-semibold text-ember underline-offset-4 hover:underline"
      >
        Delete
      </button>
      {(refusal || failure) && (
        <p role="alert" className="text-sm font-semibold text-ember">
          {failure ? errorMessage(failure) : refusal}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title="Delete this picture?"
        confirm="Delete picture"
        cancel="Keep it"
        onConfirm={() => {
          setAsking(false);
          deleting.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        Nothing uses “{name}”. It is deleted for good.
      </ConfirmDialog>
    </>
  );
}
