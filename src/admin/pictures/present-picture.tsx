import { type ReactNode, useState } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent, UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { sitePictures } from './site-pictures';

const frame = 'aspect-video w-full rounded-card bg-sand object-cover';

/** The picture in the form, cropped as on the page, with a caption. */
export function PresentPicture({ picture }: { picture: PictureContent | undefined }) {
  if (picture?.kind === 'uploaded') return <Upload key={picture.path} picture={picture} />;
  if (picture?.kind === 'site' && picture.name in sitePictures) {
    return (
      <figure>
        <Picture name={picture.name} alt="" sizes="20rem" className={frame} />
        <Caption>{sitePictures[picture.name].label}, one of the site’s pictures</Caption>
      </figure>
    );
  }
  return (
    <div className={`${frame} grid place-items-center p-4 text-center text-stone`}>
      No picture yet
    </div>
  );
}

function Upload({ picture: { path, width, height } }: { picture: UploadedPicture }) {
  const [failed, setFailed] = useState(false);
  return (
    <figure>
      {failed ? (
        <div className={frame} />
      ) : (
        <img
          src={uploadedUrl(path, uploadedWidths(width)[0] ?? width)}
          alt=""
          width={width}
          height={height}
          className={frame}
          onError={() => setFailed(true)}
        />
      )}
      <Caption>
        {failed
          ? 'This upload could not be shown. If it is gone, visitors see an empty frame: choose another picture.'
          : `Uploaded, ${width} × ${height} pixels${width < 1280 ? ': it may look blurred on large screens' : ''}`}
      </Caption>
    </figure>
  );
}

function Caption({ children }: { children: ReactNode }) {
  return <figcaption className="mt-2 text-sm text-stone">{children}</figcaption>;
}
