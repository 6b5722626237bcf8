import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/lib/errors';
import { RefusedPicture } from './check-picture';
import { type StoredPicture, uploadPicture } from './upload-picture';

export type PictureUploadState =
  | { kind: 'idle' | 'done' | 'cancelled' }
  /** `fraction` is what has been sent, from 0 to 1; undefined while the picture is prepared. */
  | { kind: 'running'; fileName: string; fraction: number | undefined }
  /** `file` is there if trying it again may help. */
  | { kind: 'failed'; file?: File; sentence: string };

/** One upload at a time: a new file takes the place of the one under way. Leaving ends it. */
export function usePictureUpload(onStored: (picture: StoredPicture) => void) {
  const [state, setState] = useState<PictureUploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  // The slide may have moved in its list, and so have another name, by the time it is stored.
  const report = useRef(onStored);
  useEffect(() => {
    report.current = onStored;
  });
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: PictureUploadState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'running', fileName: file.name, fraction: undefined });
    try {
      const picture = await uploadPicture(file, {
        signal,
        onProgress: (fraction) => show({ kind: 'running', fileName: file.name, fraction }),
      });
      if (signal.aborted) return;
      report.current(picture);
      show({ kind: 'done' });
    } catch (error) {
      const sentence = errorMessage(error);
      const refused = error instanceof RefusedPicture;
      show(refused ? { kind: 'failed', sentence } : { kind: 'failed', file, sentence });
    }
  }

  function cancel(next: PictureUploadState = { kind: 'cancelled' }) {
    running.current?.abort();
    setState(next);
  }

  return { state, start, cancel };
}
