import { useMutation } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import { showToast } from '@/components/ui/toast-store';
import type { UploadedPicture } from '@/content/fields/picture-schema';
import { errorMessage } from '@/lib/errors';
import { RefusedPicture } from './check-picture';
import { uploadPicture } from './upload-picture';

/**
 * Uploads one file at a time for the field with `fieldset`. A picture whose field is gone when it arrives (its row was
 * deleted, another text fills the form, the screen was left) is in the library, and a toast says so.
 */
export function usePictureUpload(insert: (picture: UploadedPicture) => void) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // The field's name may have changed when the upload ends: its row was moved.
  const latestInsert = useRef(insert);
  useEffect(() => {
    latestInsert.current = insert;
  });
  const openForm = use(OpenFormContext);
  /** Ends the upload that the form counts as a change. */
  const ending = useRef<(done: boolean) => void>(undefined);
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: uploadPicture,
    onSettled: (_, failure, files) => {
      if (!fieldset.current) announce(files[0]?.name ?? '', failure);
    },
  });
  const end = (done: boolean) => ending.current?.(done);

  // A picture that arrives for a field that is gone is no change of the form.
  useEffect(() => () => ending.current?.(true), []);

  function start(files: readonly File[]) {
    end(true);
    openForm?.upload(
      new Promise((resolve) => {
        ending.current = resolve;
      }),
    );
    mutate(files, {
      // Not called for a file that another one has replaced.
      onSuccess: (picture) => {
        latestInsert.current(picture);
        end(true);
      },
      onError: () => end(false),
    });
  }

  return {
    fieldset,
    fileName: variables?.[0]?.name,
    isPending,
    isSuccess,
    failure: error && errorMessage(error),
    /** Undefined if the same file would be refused again. */
    retry: error instanceof RefusedPicture ? undefined : () => variables && start(variables),
    start,
    /** Forgets the upload: a picture that still arrives is in the library only. */
    reset: () => {
      end(true);
      reset();
    },
  };
}

function announce(fileName: string, failure: Error | null) {
  if (failure) showToast({ tone: 'destructive', title: errorMessage(failure) });
  else {
    showToast({
      tone: 'success',
      title: 'Uploaded',
      description: `${fileName} is among the website’s pictures: choose it there.`,
    });
  }
}
