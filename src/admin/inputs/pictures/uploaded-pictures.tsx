import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hidePicture, type LibraryPicture, libraryPicturesQuery } from '@/admin/data/pictures';
import { formatDay } from '@/admin/dates';
import { LoadFailure } from '@/admin/load-failure';
import { FieldError } from '@/components/ui/field';
import type { PictureContent } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { cn } from '@/lib/cn';
import { errorMessage } from '@/lib/errors';
import { PictureButton, thumbnailClass } from './picture-button';

type UploadedPicturesProps = {
  current: PictureContent | undefined;
  onChoose: (picture: PictureContent) => void;
};

/** What was uploaded before, newest first. */
export function UploadedPictures({ current, onChoose }: UploadedPicturesProps) {
  const library = useQuery(libraryPicturesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [showHidden, setShowHidden] = useState(false);
  const hiding = useMutation({
    mutationFn: ({ path, hidden }: LibraryPicture) => hidePicture(path, !hidden),
    onSuccess: () => library.refetch(),
    // Offline, fail at once; the default waits for the network.
    networkMode: 'always',
  });
  const hidden = library.data?.filter((picture) => picture.hidden).length ?? 0;
  const listed = library.data?.filter((picture) => showHidden || !picture.hidden);

  function hide(picture: LibraryPicture) {
    // The focused button disappears.
    if (!showHidden) heading.current?.focus();
    hiding.mutate(picture);
  }

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6">
        <h3 ref={heading} tabIndex={-1} className="font-sans font-semibold">
          Uploaded
        </h3>
        {hidden > 0 && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={showHidden}
              onChange={({ target }) => setShowHidden(target.checked)}
              className="size-5 accent-leaf"
            />
            Show hidden ({hidden})
          </label>
        )}
      </div>
      <p role="status" className="text-sm text-stone">
        {library.isPending && 'Loading what was uploaded…'}
        {listed?.length === 0 && (hidden ? 'All uploads are hidden.' : 'Nothing was uploaded yet.')}
        {hiding.isSuccess && hiddenInWords(hiding.variables)}
      </p>
      {hiding.error && <FieldError>{errorMessage(hiding.error)}</FieldError>}
      {library.isError && (
        <LoadFailure
          message={`Couldn't load what was uploaded. ${errorMessage(library.error)}`}
          retrying={library.isFetching}
          onRetry={() => void library.refetch()}
        />
      )}
      <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
        {listed?.map((picture) => (
          <UploadedCard
            key={picture.path}
            picture={picture}
            chosen={current?.kind === 'uploaded' && current.path === picture.path}
            onChoose={() => {
              const { path, width, height, description: alt } = picture;
              onChoose({ kind: 'uploaded', path, width, height, alt });
            }}
            onHide={() => hide(picture)}
          />
        ))}
      </ul>
    </>
  );
}

type UploadedCardProps = {
  picture: LibraryPicture;
  chosen: boolean;
  onChoose: () => void;
  onHide: () => void;
};

function UploadedCard({ picture, chosen, onChoose, onHide }: UploadedCardProps) {
  const { path, width, height, uploadedAt, uploadedBy, hidden } = picture;
  const name = nameOf(picture);
  return (
    <li className="flex min-w-0 flex-col">
      <PictureButton label={name} chosen={chosen} onChoose={onChoose}>
        <img
          src={uploadedUrl(path, uploadedWidths(width)[0] ?? width)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={cn(thumbnailClass, hidden && 'opacity-50')}
        />
      </PictureButton>
      <p className="mt-2 text-sm text-stone wrap-anywhere">
        {hidden && <span className="font-semibold">Hidden. </span>}
        {width} × {height} pixels, {formatDay(uploadedAt)}
        {uploadedBy && `, ${uploadedBy}`}
      </p>
      <button
        type="button"
        aria-label={hidden ? `Show again: ${name}` : `Hide ${name}`}
        onClick={onHide}
        className="min-h-11 self-start pe-3 font-semibold text-ember underline-offset-4 hover:underline"
      >
        {hidden ? 'Show again' : 'Hide'}
      </button>
    </li>
  );
}

/** What administrators call an upload. */
function nameOf({ description, fileName, uploadedAt }: LibraryPicture): string {
  return description || fileName || `Uploaded ${formatDay(uploadedAt)}`;
}

/** Of what a press has just changed; `hidden` is from before. */
function hiddenInWords(picture: LibraryPicture): string {
  return picture.hidden
    ? `“${nameOf(picture)}” is offered again.`
    : `“${nameOf(picture)}” is no longer offered here. Where it is shown, it stays.`;
}
