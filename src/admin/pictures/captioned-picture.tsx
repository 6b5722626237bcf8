import type { ReactElement } from 'react';
import { type PictureContent, sitePictures } from '@/content/fields/picture-schema';
import { focusText } from './focus-position';
import { PictureImage } from './picture-image';

type CaptionedPictureProps = {
  picture: PictureContent | undefined;
  focusPoint?: ReactElement;
};

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
