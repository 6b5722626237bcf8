import { type ReactNode, useState } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent, UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { cn } from '@/lib/cn';
import { focusText } from './focus-position';
import { sitePictures } from './site-pictures';

const frame = 'aspect-video w-full rounded-card bg-sand object-cover';

type PresentPictureProps = {
  picture: PictureContent | undefined;
  /** Lies over the picture, which is then shown whole. */
  overlay?: ReactNode;
};

/** A picture in the form, or in a list of changes: cropped as on the page, with a caption. */
export function PresentPicture({ picture, overlay }: PresentPictureProps) {
  if (picture?.kind === 'uploaded') {
    return <Upload key={picture.path} picture={picture} overlay={overlay} />;
  }
  if (picture?.kind === 'site' && picture.name in sitePictures) {
    return (
      <figure>
        <div className="relative">
          <Picture
            name={picture.name}
            alt=""
            sizes="20rem"
            className={frame}
            style={{ objectPosition: picture.focus }}
          />
          {overlay}
        </div>
        <Caption picture={picture}>
          {sitePictures[picture.name].label}, one of the website’s pictures
        </Caption>
      </figure>
    );
  }
  return (
    <div className={`${frame} grid place-items-center p-4 text-center text-stone`}>
      No picture yet
    </div>
  );
}

function Upload({ picture, overlay }: { picture: UploadedPicture; overlay: ReactNode }) {
  const { path, width, height, focus } = picture;
  const [failed, setFailed] = useState(false);
  return (
    <figure>
      {failed ? (
        <div className={frame} />
      ) : (
        <div className="relative">
          <img
            src={uploadedUrl(path, uploadedWidths(width)[0] ?? width)}
            alt=""
            width={width}
            height={height}
            className={cn(frame, overlay !== undefined && 'aspect-auto')}
            style={{ objectPosition: focus }}
            onError={() => setFailed(true)}
          />
          {overlay}
        </div>
      )}
      <Caption picture={picture}>
        {failed
          ? 'This upload could not be shown. If it is gone, visitors see an empty frame: choose another picture.'
          : `Uploaded, ${width} × ${height} pixels${width < 1280 ? ': it may look blurred on large screens' : ''}`}
      </Caption>
    </figure>
  );
}

function Caption({ picture, children }: { picture: PictureContent; children: ReactNode }) {
  return (
    <figcaption className="mt-2 text-sm text-stone">
      {children}
      {picture.focus && <span className="block">Keeps in view: {focusText(picture.focus)}</span>}
    </figcaption>
  );
}
