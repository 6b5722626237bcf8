import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Picture } from '@/components/picture';
import { type PictureContent, sitePictures } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { pictureSources } from '@/pictures/picture-sources';

type CaptionedPictureProps = {
  picture: PictureContent | undefined;
  /** The name of the field with the point that stays in view, where it can be set. */
  focusName?: string;
};

const mat = 'overflow-hidden rounded-card bg-sand';

export function CaptionedPicture({ picture, focusName }: CaptionedPictureProps) {
  if (!picture || (picture.kind === 'site' && !(picture.name in sitePictures))) {
    return (
      <div className="grid aspect-video grow place-items-center rounded-card bg-sand p-4 text-center text-stone">
        No picture yet
      </div>
    );
  }
  return (
    <>
      <figure>
        <div className={focusName ? `grid h-60 place-items-center ${mat}` : mat}>
          <div className={focusName && 'relative'}>
            <PictureImage picture={picture} whole={Boolean(focusName)} />
            {focusName && <FocusPoint name={focusName} focus={picture.focus} />}
          </div>
        </div>
        <figcaption className="mt-2 text-sm text-stone">
          {caption(picture)}
          {picture.focus && (
            <span className="block">Keeps in view: {focusText(picture.focus)}</span>
          )}
        </figcaption>
      </figure>
      {focusName ? (
        <p className="mt-1 text-sm text-stone">
          Screens of other shapes crop the picture. Click or tap what must stay in view, or move the
          spot with the arrow keys.
        </p>
      ) : (
        picture.alt && (
          <p className="mt-1 text-sm">
            Description: <bdi>{picture.alt}</bdi>
          </p>
        )
      )}
    </>
  );
}

function caption(picture: PictureContent): string {
  if (picture.kind === 'site') {
    return `${sitePictures[picture.name]}, one of the website’s pictures`;
  }
  const { width, height } = picture;
  const note = width < 1280 ? ': it may look blurred on large screens' : '';
  return `Uploaded, ${width} × ${height} pixels${note}`;
}

/** A caption or label beside the image names it, so `alt` is empty. */
export function PictureImage({ picture, whole }: { picture: PictureContent; whole?: boolean }) {
  const { width, height } = picture.kind === 'site' ? pictureSources(picture.name) : picture;
  const img = {
    className: `bg-sand ${whole ? 'h-auto max-w-full' : 'aspect-video w-full object-cover'}`,
    // An uncropped image is at most 15rem high, also before it has loaded.
    style: whole ? { width: `${(15 * width) / height}rem` } : { objectPosition: picture.focus },
  };
  if (picture.kind === 'site') return <Picture {...img} alt="" name={picture.name} sizes="20rem" />;
  const src = uploadedUrl(picture.path, uploadedWidths(width)[0] ?? width);
  return <img {...img} alt="" src={src} width={width} height={height} loading="lazy" />;
}

/** A click or the sliders set the point that stays in view when the picture is cropped. */
function FocusPoint({ name, focus }: { name: string; focus: string | undefined }) {
  const { setValue } = useFormContext();
  const slider = useRef<HTMLInputElement>(null);
  const [across = 50, down = 50] = focus?.match(/\d+/g)?.map(Number) ?? [];

  function move(...percents: [across: number, down: number]) {
    const [x, y] = percents.map((each) => Math.min(100, Math.max(0, Math.round(each))));
    const value = x === 50 && y === 50 ? undefined : `${x}% ${y}%`;
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
  }

  function moveToClick({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move((100 * (clientX - left)) / width, (100 * (clientY - top)) / height);
    slider.current?.focus();
  }

  /** The arrows move the spot as they point, whichever of the sliders has the focus. */
  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(across + step[0], down + step[1]);
  }

  const range = {
    type: 'range',
    name,
    step: 5,
    onKeyDown: moveByKey,
    // As large as the picture, so that all of it is in sight when the slider gets the focus.
    className: 'peer absolute inset-0 size-full opacity-0',
    'aria-valuetext': focusText(focus),
  };
  return (
    // `object-position` counts from the left in every language.
    <div dir="ltr" className="absolute inset-0 overflow-hidden">
      <input
        {...range}
        ref={slider}
        aria-label="Keep in view, across"
        value={across}
        onChange={({ target }) => move(target.valueAsNumber, down)}
      />
      <input
        {...range}
        aria-label="Keep in view, up and down"
        // Assistive technology calls a greater value a step up.
        value={100 - down}
        onChange={({ target }) => move(across, 100 - target.valueAsNumber)}
      />
      <span
        className="absolute -m-4 size-8 rounded-full border-3 border-paper bg-ink/30 ring-2 ring-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-saffron"
        style={{ insetInlineStart: `${across}%`, insetBlockStart: `${down}%` }}
      />
      <button
        type="button"
        aria-hidden
        tabIndex={-1}
        onClick={moveToClick}
        className="absolute inset-0 cursor-crosshair"
      />
    </div>
  );
}

const steps: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

function focusText(focus: string | undefined): string {
  return focus?.replace(/(\d+)% (\d+)%/, '$1 % across, $2 % down') ?? 'the middle';
}
