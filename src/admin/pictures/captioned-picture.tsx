import type { ReactElement } from 'react';
import { Picture } from '@/components/picture';
import { type PictureContent, sitePictures } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { pictureSources } from '@/pictures/picture-sources';

type CaptionedPictureProps = { picture: PictureContent | undefined; focusPoint?: ReactElement };

const mat = 'overflow-hidden rounded-card bg-sand';

export function CaptionedPicture({ picture, focusPoint }: CaptionedPictureProps) {
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
        <div className={focusPoint ? `grid h-60 place-items-center ${mat}` : mat}>
          <div className={focusPoint && 'relative'}>
            <PictureImage picture={picture} whole={Boolean(focusPoint)} />
            {focusPoint}
          </div>
        </div>
        <figcaption className="mt-2 text-sm text-stone">
          {caption(picture)}
          {picture.focus && (
            <span className="block">Keeps in view: {focusText(picture.focus)}</span>
          )}
        </figcaption>
      </figure>
      {focusPoint ? (
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

export function readFocus(focus = '50% 50%'): [across: number, down: number] {
  const [across = 50, down = 50] = (focus.match(/\d+/g) ?? []).map(Number);
  return [across, down];
}

export function focusOf(...percents: [across: number, down: number]): string | undefined {
  const [across, down] = percents.map((each) => Math.min(100, Math.max(0, Math.round(each))));
  return across === 50 && down === 50 ? undefined : `${across}% ${down}%`;
}

export function focusText(focus: string | undefined): string {
  const [across, down] = readFocus(focus);
  return across === 50 && down === 50 ? 'the middle' : `${across} % across, ${down} % down`;
}
