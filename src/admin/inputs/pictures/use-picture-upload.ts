import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { errorMessage } from '@/lib/errors';
import { RefusedPicture } from './check-picture';
import { type StoredPicture, uploadPicture } from './upload-picture';

/** One upload at a time: another one, and unmounting the element with `ref`, abort it. */
export function usePictureUpload(onStored: (picture: StoredPicture) => void) {
  const controller = useRef<AbortController>(null);
  const [fraction, setFraction] = useState<number>();
  const { status, variables, error, mutate, reset } = useMutation({
    mutationFn: (files: File[]) => {
      controller.current?.abort();
      controller.current = new AbortController();
      setFraction(undefined);
      return upload(files, controller.current.signal, setFraction);
    },
    onSuccess: onStored,
    // Offline, fail at once; the default waits for the network.
    networkMode: 'always',
  });
  const ref = useCallback(() => () => controller.current?.abort(), []);

  return {
    ref,
    status,
    fileName: variables?.[0]?.name,
    /** What has been sent, from 0 to 1; undefined while the picture is prepared. */
    fraction,
    cancelled: error?.name === 'AbortError',
    failure: error && errorMessage(error),
    /** Undefined if the same file would be refused again. */
    retry: error instanceof RefusedPicture ? undefined : () => variables && mutate(variables),
    start: mutate,
    cancel: () => controller.current?.abort(),
    reset: () => {
      controller.current?.abort();
      reset();
    },
  };
}

/** Rejects on abort at once, although decoding a picture cannot be aborted. */
function upload(files: File[], signal: AbortSignal, onProgress: (fraction: number) => void) {
  const [file, another] = files;
  if (!file || another) {
    throw new RefusedPicture('These are several files: choose one picture.');
  }
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const progress = (fraction: number) => {
    if (!signal.aborted) onProgress(fraction);
  };
  return Promise.race([aborted, uploadPicture(file, { signal, onProgress: progress })]);
}
