import { type ComponentProps, useState } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent, UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedSrcSet, uploadedUrl } from '@/content/fields/uploaded-pictures';
import { isPictureName } from '@/pictures/picture-sources';

type ImageProps = Omit<ComponentProps<typeof Picture>, 'name' | 'alt'>;

type SectionPictureProps = ImageProps & { picture: PictureContent };

export function SectionPicture({ picture, framing, ...props }: SectionPictureProps) {
  const { focus } = picture;
  const style = { objectPosition: focus };
  if (picture.kind === 'uploaded') {
    return <UploadedImage key={picture.path} picture={picture} {...props} style={style} />;
  }
  // A draft in the editor's preview may have no picture yet.
  if (!isPictureName(picture.name)) return null;
  return (
    <Picture
      name={picture.name}
      // The portrait version is a fixed crop, which may not contain the focus point.
      framing={focus ? undefined : framing}
      alt={picture.alt}
      {...props}
      style={style}
    />
  );
}

const emptyImage = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

type UploadedImageProps = ImageProps & { picture: UploadedPicture };

function UploadedImage({ picture, priority, ...img }: UploadedImageProps) {
  const { path, width, height, alt } = picture;
  const [failed, setFailed] = useState(false);
  return (
    <img
      src={failed ? emptyImage : uploadedUrl(path, width)}
      srcSet={failed ? undefined : uploadedSrcSet(path, width)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      onError={() => setFailed(true)}
      {...img}
    />
  );
}
