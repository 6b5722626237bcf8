import { ExplainedError } from '@/lib/errors';
import type { UploadAnswer } from './upload-failure';

/** Milliseconds without a byte moving, after which the connection counts as dead. */
const patience = 30_000;

type Parcel = {
  url: string;
  headers: Record<string, string>;
  body: Blob;
  signal: AbortSignal;
  /** Gets the bytes sent so far. */
  onProgress: (bytes: number) => void;
};

/**
 * Posts a file. By XMLHttpRequest, because `fetch` does not tell how much has been sent. Any answer is
 * a result; rejects with an `ExplainedError` when none comes, and with the signal's reason on abort.
 */
export function sendFile({ url, headers, body, signal, onProgress }: Parcel) {
  return new Promise<UploadAnswer>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: number | undefined;

    function end() {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
    function abort() {
      end();
      request.abort();
      reject(signal.reason);
    }
    function giveUp() {
      end();
      request.abort();
      reject(
        new ExplainedError(
          'The upload has stood still for 30 seconds. Check your connection and try again.',
        ),
      );
    }
    function wait() {
      window.clearTimeout(timer);
      timer = window.setTimeout(giveUp, patience);
    }

    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded }) => {
      wait();
      onProgress(loaded);
    };
    request.upload.onload = wait;
    request.onload = () => {
      end();
      resolve({ status: request.status, text: request.responseText });
    };
    request.onerror = () => {
      end();
      reject(
        new ExplainedError(
          'The picture could not be sent to the server. Check your connection and try again.',
        ),
      );
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    wait();
    request.send(body);
  });
}
