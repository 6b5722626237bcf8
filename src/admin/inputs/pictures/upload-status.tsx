import { Button } from '@/components/ui/button';
import type { usePictureUpload } from './use-picture-upload';

type UploadStatusProps = {
  upload: ReturnType<typeof usePictureUpload>;
  onCancel: () => void;
  onChooseFile: () => void;
};

/** The state of an upload, with the one action that it allows. */
export function UploadStatus({ upload, onCancel, onChooseFile }: UploadStatusProps) {
  const { status, cancelled, failure, fileName, fraction, retry } = upload;
  const running = status === 'pending';
  const failed = status === 'error' && !cancelled;
  return (
    <>
      {/* Rendered even if empty: screen readers announce changes only of a live region that exists. */}
      <p role="status" className="text-sm text-stone wrap-anywhere">
        {running && `Uploading ${fileName}`}
        {status === 'success' && 'The picture is uploaded.'}
        {cancelled && 'The upload is cancelled.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {running && (
          <>
            <progress
              aria-label={`Upload of ${fileName}`}
              value={fraction}
              className="h-2 min-w-32 grow appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf [&:indeterminate::-moz-progress-bar]:bg-line forced-colors:appearance-auto"
            />
            <span className="min-w-12 text-end tabular-nums">
              {fraction === undefined ? 'Preparing' : `${Math.round(fraction * 100)}%`}
            </span>
          </>
        )}
        {failed && (
          <p role="alert" className="min-w-48 flex-1 text-sm font-semibold text-ember">
            {failure}
          </p>
        )}
        {/* One element for all three actions keeps the focus when the state changes. */}
        {(running || failed) && (
          <Button variant="outline" onClick={running ? onCancel : (retry ?? onChooseFile)}>
            {running ? 'Cancel' : retry ? 'Try again' : 'Choose another file'}
          </Button>
        )}
      </div>
    </>
  );
}
