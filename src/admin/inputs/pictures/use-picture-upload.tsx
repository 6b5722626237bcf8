import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { SectionFailure } from '@/admin/data/section-failure';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import type { UploadedPicture } from '@/content/fields/picture-schema';
import { errorMessage, sentences } from '@/lib/errors';
import { RefusedPicture } from './prepare-picture';
import { uploadPicture } from './upload-picture';

/** Of two uploads that overlap, only the later picture is inserted. After the field has unmounted, the library alone has it. */
export function usePictureUpload(insert: (picture: UploadedPicture) => void) {
  const openForm = useFormOfFields();
  const fileInput = useRef<HTMLInputElement>(null);
  const awaited = useRef<readonly File[]>(undefined);
  const upload = useMutation({
    mutationFn: (files: readonly File[]) => uploadPicture(files, openForm.opened.userId),
    // Safe to repeat: a file that is stored already counts as uploaded (`refuseUnlessStored`).
    retry: (failures, { message }) => failures === 0 && message === sentences.offline,
    // TanStack Query calls the callback of the latest render, so a list item moved during the upload gets its picture.
    onSuccess: ({ picture }, files) => {
      if (fileInput.current && awaited.current === files) insert(picture);
    },
  });

  function start(chosen: Iterable<File>) {
    const files = Array.from(chosen);
    // Dragged text is no file.
    if (files.length === 0) return;
    awaited.current = files;
    openForm.trackUpload(upload.mutateAsync(files));
  }

  const { variables: files, data, error } = upload;
  const fileName = <bdi translate="no">{files?.[0]?.name}</bdi>;
  // The bar says that the role is lost, until it is given back.
  const isRoleLost = error instanceof SectionFailure && error.kind === 'forbidden';
  const animated = data?.isAnimated ? ' It is animated: its first frame is used.' : '';

  function retry() {
    // The retry unmounts the focused button.
    fileInput.current?.focus();
    if (files) start(files);
  }

  return {
    fileInput,
    notice:
      (upload.isPending && <>Uploading {fileName}…</>) ||
      (data && `The picture is uploaded.${animated}`) ||
      (error && <>See above: a problem with {fileName}.</>),
    failure: error && (isRoleLost ? 'The picture was not uploaded.' : errorMessage(error)),
    retry: error instanceof RefusedPicture ? undefined : retry,
    start,
    /** The picture of an upload under way is then not inserted. It stays in the library. */
    reset() {
      awaited.current = undefined;
      upload.reset();
    },
  };
}
