import { ExplainedError } from '@/lib/errors';
import type { UploadAnswer } from './upload-failure';

/** Milliseconds without progress after which an upload has failed. */
const stallTimeout = 30_000;

type Upload = {
  url: string;
  headers: Record<string, string>;
  body: Blob;
  signal: AbortSignal;
  /** Gets the bytes sent so far. */
  onProgress: (bytes: number) => void;
};

/**
 * Posts a file by XMLHttpRequest, since `fetch` reports no upload progress. Resolves with any answer;
 * rejects with an `ExplainedError` if none comes, and with the signal's reason on abort.
 */
export function sendFile({ url, headers, body, signal, onProgress }: Upload) {
  return new Promise<UploadAnswer>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: number | undefined;

    function end() {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
    function fail(reason: unknown) {
      end();
      request.abort();
      reject(reason);
    }
    const abort = () => fail(signal.reason);
    function restartTimer() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const sentence =
          'The upload has stood still for 30 seconds. Check your connection and try again.';
        fail(new ExplainedError(sentence));
      }, stallTimeout);
    }

    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded }) => {
      restartTimer();
      onProgress(loaded);
    };
    request.upload.onload = restartTimer;
    request.onload = () => {
      end();
      resolve({ status: request.status, text: request.responseText });
    };
    request.onerror = () => {
      const sentence =
        'The picture could not be sent to the server. Check your connection and try again.';
      fail(new ExplainedError(sentence));
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    restartTimer();
    request.send(body);
  });
}
