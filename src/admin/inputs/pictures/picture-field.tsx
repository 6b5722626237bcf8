import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SectionFailure } from '@/admin/data/section-failure';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { TextInput } from '@/admin/inputs/text-input';
import { useField } from '@/admin/inputs/use-field';
import { CaptionedPicture } from '@/admin/pictures/captioned-picture';
import { FailureNotice } from '@/admin/query-failure';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import type { PictureContent } from '@/content/fields/picture-schema';
import { errorMessage, sentences } from '@/lib/errors';
import { isBlank } from '@/lib/is-blank';
import { libraryPicturesQuery, PictureDialog } from './picture-dialog';
import { sitePictureAlts } from './site-picture-alts';
import { RefusedPicture, uploadPicture } from './upload-picture';

export function PictureField({ name }: { name: string }) {
  const { getValues, setValue } = useFormContext();
  // A missing picture is the only error shown here. `TextInput` shows those of the alt text.
  const { label, error } = useField<'picture'>(`${name}.name`);
  const picture: PictureContent | undefined = useWatch({ name });
  const queryClient = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const [keptAlt, setKeptAlt] = useState<string>();
  const id = useId();
  const openForm = useFormOfFields();
  const fileInput = useRef<HTMLInputElement>(null);
  /** Of two uploads that overlap, only the later picture is inserted. The library has both. */
  const awaited = useRef<readonly File[]>(undefined);
  const upload = useMutation({
    mutationFn: (files: readonly File[]) => uploadPicture(files, openForm.opened.userId),
    // Safe to repeat: a file that is stored already counts as uploaded (`refuseUnlessStored`).
    retry: (failures, { message }) => failures === 0 && message === sentences.offline,
    // TanStack Query calls the callback of the latest render, so a list item moved during the upload gets its picture.
    onSuccess: (picture, files) => {
      // After the field has unmounted, the library alone has it.
      if (fileInput.current && awaited.current === files) insert(picture);
    },
  });
  const { variables: files = [], error: failure } = upload;
  const fileName = <bdi translate="no">{files[0]?.name}</bdi>;
  // The session, or the role, may be there again before the next try. The page asks for a sign-in, and the bar tells the role.
  const isOfAccount = failure instanceof SectionFailure && failure.isOfAccount;

  /** Also replaces the alt text if it is blank, or that of a picture of the website or of the loaded library. */
  function insert(next: PictureContent) {
    const alt: string = getValues(`${name}.alt`) ?? '';
    const library = queryClient.getQueryData(libraryPicturesQuery.queryKey) ?? [];
    const descriptions = library.map(({ description }) => description);
    const isGiven = [...Object.values(sitePictureAlts), ...descriptions].includes(alt);
    const isKept = !isBlank(alt) && !isGiven;
    setKeptAlt(isKept ? alt : undefined);
    const inserted = isKept ? { ...next, alt } : next;
    setValue(name, inserted, { shouldDirty: true, shouldValidate: true });
  }

  function start(chosen: Iterable<File>) {
    const files = Array.from(chosen);
    // Dragged text is no file.
    if (files.length === 0) return;
    awaited.current = files;
    openForm.trackUpload(upload.mutateAsync(files));
  }

  function retry() {
    // The retry unmounts the focused button.
    fileInput.current?.focus();
    start(files);
  }

  return (
    <fieldset
      // `refuseDrops` keeps the browser from opening the dropped file.
      onDrop={({ dataTransfer }) => start(dataTransfer.files)}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      <legend className="mb-2 font-semibold">{label}</legend>
      {/* The height of a picture with the longest caption. A picture that arrives moves nothing, and is no scroll anchor;
          nor does a failure, which covers the caption: Safari keeps no field in place. */}
      <div className="relative flex min-h-93 max-w-80 flex-col [overflow-anchor:none]">
        <CaptionedPicture picture={picture} focusName={`${name}.focus`} />
        {failure && (
          <div className="absolute inset-x-0 -bottom-6 grid min-h-44">
            <FailureNotice
              message={isOfAccount ? 'The picture was not uploaded.' : errorMessage(failure)}
              onRetry={failure instanceof RefusedPicture ? undefined : retry}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          // The list of validation issues focuses this button by its name.
          name={`${name}.name`}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setChoosing(true)}
        >
          Choose from the website’s pictures
        </Button>
        <label
          className={buttonClass(
            'outline',
            'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember',
          )}
        >
          Upload a picture
          <input
            ref={fileInput}
            type="file"
            aria-describedby={`${id}-hint`}
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="sr-only"
            onChange={({ currentTarget }) => {
              start(currentTarget.files ?? []);
              // Otherwise choosing the same file again would fire no change event.
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {error && <Alert id={`${id}-error`}>{error}</Alert>}
      <div className="grid justify-items-start gap-2">
        <p id={`${id}-hint`} className="text-sm text-stone">
          JPEG, PNG, WebP or AVIF; a large one is made smaller here.
          <span className="pointer-coarse:hidden"> You can also drop a file here.</span>
        </p>
        {/* Screen readers announce changes only in a live region that exists before them, so this one may be empty. */}
        <p role="status" className="min-h-6 max-w-full truncate text-sm text-stone">
          {upload.isPending && <>Uploading {fileName}…</>}
          {upload.isSuccess && 'The picture is uploaded.'}
          {failure && <>See above: a problem with {fileName}.</>}
        </p>
      </div>
      <TextInput
        name={`${name}.alt`}
        // An upload empties it while somebody types below.
        className="[&_textarea]:min-h-[calc(2lh+1.5rem+2px)]"
        hint={
          picture && picture.alt === keptAlt
            ? 'Written before this picture came: does it still fit?'
            : 'Describe the picture for people who cannot see it.'
        }
      />
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          current={picture}
          onChoose={(chosen) => {
            // The picture of an upload under way stays in the library.
            awaited.current = undefined;
            upload.reset();
            insert(chosen);
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
