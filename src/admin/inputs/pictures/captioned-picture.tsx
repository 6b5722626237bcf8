import type { ReactNode } from 'react';
import { type PictureContent, sitePictures } from '@/content/fields/picture-schema';
import { focusText } from './focus-position';
import { PictureImage } from './picture-image';

type CaptionedPictureProps = {
  picture: PictureContent | undefined;
  overlay?: ReactNode;
};

export function CaptionedPicture({ picture, overlay }: CaptionedPictureProps) {
  if (!picture || (picture.kind === 'site' && !(picture.name in sitePictures))) {
    return (
      <div className="grid aspect-video place-items-center rounded-card bg-sand p-4 text-center text-stone">
        No picture yet
      </div>
    );
  }
  return (
    <figure>
      <div className={overlay ? 'relative w-fit' : undefined}>
        <PictureImage picture={picture} whole={Boolean(overlay)} className="rounded-card" />
        {overlay}
      </div>
      <figcaption className="mt-2 text-sm text-stone">
        {caption(picture)}
        {picture.focus && <span className="block">Keeps in view: {focusText(picture.focus)}</span>}
      </figcaption>
    </figure>
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
