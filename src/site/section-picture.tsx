import { type ComponentProps, useState } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent, UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedSrcSet, uploadedUrl } from '@/content/fields/uploaded-pictures';
import { isPictureName, portraitOf } from '@/pictures/picture-sources';

type ImageProps = Omit<ComponentProps<typeof Picture>, 'name' | 'alt' | 'framing'>;

type SectionPictureProps = ImageProps & {
  picture: PictureContent;
  portrait?: { media: string; sizes: string };
};

export function SectionPicture({ picture, portrait, ...props }: SectionPictureProps) {
  const { focus } = picture;
  const style = { objectPosition: focus };
  if (picture.kind === 'uploaded') {
    return <UploadedImage key={picture.path} picture={picture} {...props} style={style} />;
  }
  // A draft in the editor's preview may have no picture yet.
  if (!isPictureName(picture.name)) return null;
  // The portrait version is a fixed crop, which may not contain the focus point.
  const name = portrait && !focus ? portraitOf(picture.name) : undefined;
  return (
    <Picture
      name={picture.name}
      framing={portrait && name && { name, ...portrait }}
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
