import { Button } from '@/components/ui/button';
import type { PictureUploadState } from './use-picture-upload';

type UploadStatusProps = {
  state: PictureUploadState;
  onCancel: () => void;
  onRetry: (file: File) => void;
  onChooseFile: () => void;
};

/** What there is to say of an upload, with the one thing that can be done about it. */
export function UploadStatus({ state, onCancel, onRetry, onChooseFile }: UploadStatusProps) {
  function findRemedy() {
    if (state.kind === 'running') return { label: 'Cancel', act: onCancel };
    if (state.kind !== 'failed') return undefined;
    const { file } = state;
    return file
      ? { label: 'Try again', act: () => onRetry(file) }
      : { label: 'Choose another file', act: onChooseFile };
  }

  const remedy = findRemedy();
  return (
    <>
      {/* Always there, so that what appears in it is read out. */}
      <p role="status" className="text-sm text-stone wrap-anywhere">
        {notice(state)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {state.kind === 'running' && <Progress {...state} />}
        {state.kind === 'failed' && (
          <p role="alert" className="min-w-48 flex-1 text-sm font-semibold text-ember">
            {state.sentence}
          </p>
        )}
        {/* One button for all, so that it keeps the focus when an upload fails or is tried again. */}
        {remedy && (
          <Button variant="outline" onClick={remedy.act}>
            {remedy.label}
          </Button>
        )}
      </div>
    </>
  );
}

function notice(state: PictureUploadState): string {
  if (state.kind === 'running') return `Uploading ${state.fileName}`;
  if (state.kind === 'done') return 'The picture is uploaded.';
  return state.kind === 'cancelled' ? 'The upload is cancelled.' : '';
}

function Progress({ fileName, fraction }: Extract<PictureUploadState, { kind: 'running' }>) {
  return (
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
  );
}
