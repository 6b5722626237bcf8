import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { keptPicturesQuery } from '@/admin/data/pictures';
import { FileInput } from '@/admin/inputs/file-input';
import { SitePictureDialog } from '@/admin/inputs/pictures/library/site-picture-dialog';
import { TextInput } from '@/admin/inputs/text-input';
import { useField } from '@/admin/inputs/use-field';
import { Button } from '@/components/ui/button';
import type { PictureContent } from '@/content/fields/picture-schema';
import { DropZone } from './drop-zone';
import { FocusPoint } from './focus-point';
import { PresentPicture } from './present-picture';
import { isBundledAlt } from './site-pictures';
import { UploadStatus } from './upload-status';
import { usePictureUpload } from './use-picture-upload';

type PictureFieldProps = {
  /** The picture's name in the form: `slides.0.picture`. */
  name: string;
};

/** Chooses one of the site's pictures or uploads one, and describes it. */
export function PictureField({ name }: PictureFieldProps) {
  const { label } = useField(name, 'picture');
  const { getValues, setValue, trigger } = useFormContext();
  const { errors } = useFormState({ name });
  const picture: PictureContent | undefined = useWatch({ name });
  const queryClient = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const errorId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);

  const upload = usePictureUpload((stored) => {
    keepFocus();
    change({ ...stored, alt: readDescription() });
  });

  /** The description in the form; empty if it is that of a picture, rather than somebody's own words. */
  function readDescription(): string {
    const alt: string = getValues(`${name}.alt`) ?? '';
    const kept = queryClient.getQueryData(keptPicturesQuery.queryKey) ?? [];
    return isBundledAlt(alt) || kept.some(({ description }) => description === alt) ? '' : alt;
  }

  function change(next: PictureContent) {
    setValue(name, next, { shouldDirty: true, shouldTouch: true });
    if (get(errors, name)) void trigger(name);
  }

  function changeFocus(focus: string | undefined) {
    const { focus: _, ...unfocused }: PictureContent = getValues(name);
    change(focus ? { ...unfocused, focus } : unfocused);
  }

  function choose(chosen: PictureContent) {
    const description = readDescription();
    upload.reset();
    change({ ...chosen, alt: description.trim() ? description : chosen.alt });
    setChoosing(false);
  }

  /** Before the focused button of the upload status disappears. */
  function keepFocus() {
    if (status.current?.contains(document.activeElement)) uploadButton.current?.focus();
  }

  const error = pictureError(get(errors, name));
  return (
    <DropZone ref={upload.ref} onFiles={upload.start} className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="max-w-80">
        <PresentPicture
          picture={picture}
          overlay={
            picture && <FocusPoint name={name} focus={picture.focus} onChange={changeFocus} />
          }
        />
        {picture && (
          <p className="mt-1 text-sm text-stone">
            Screens of other shapes crop the picture. Click or tap what must stay in view, or move
            the spot with the arrow keys.
          </p>
        )}
        {picture?.focus && (
          <Button
            variant="outline"
            size="small"
            className="mt-2"
            onClick={() => {
              changeFocus(undefined);
              // This button disappears.
              chooseButton.current?.focus();
            }}
          >
            Back to the middle
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={chooseButton}
          variant="outline"
          // The problem summary focuses fields by name.
          name={`${name}.name`}
          aria-describedby={error ? errorId : undefined}
          onClick={() => setChoosing(true)}
        >
          Choose from the website’s pictures
        </Button>
        <Button
          ref={uploadButton}
          variant="outline"
          aria-describedby={`${errorId}-hint`}
          onClick={() => fileInput.current?.click()}
        >
          Upload a picture
        </Button>
        <FileInput
          ref={fileInput}
          label="Picture file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onFiles={upload.start}
        />
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-sm font-semibold text-ember">
          {error}
        </p>
      )}
      <div ref={status} className="grid gap-2">
        <p id={`${errorId}-hint`} className="text-sm text-stone">
          JPEG, PNG, WebP or AVIF, up to 40 MB. You can also drop a file here.
        </p>
        <UploadStatus
          upload={upload}
          onCancel={() => {
            keepFocus();
            upload.cancel();
          }}
          onChooseFile={() => fileInput.current?.click()}
        />
      </div>
      <TextInput name={`${name}.alt`} hint="Describe the picture for people who cannot see it." />
      <SitePictureDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        current={picture}
        onChoose={choose}
      />
    </DropZone>
  );
}

type SchemaErrors = Partial<Record<string, { message?: string }>> & { message?: string };

/** The first error of the picture itself; that of its description is shown at its input. */
function pictureError(errors: SchemaErrors | undefined): string | undefined {
  if (typeof errors?.message === 'string') return errors.message;
  return ['kind', 'name', 'path', 'width', 'height', 'focus']
    .map((key) => errors?.[key]?.message)
    .find((message) => typeof message === 'string');
}
