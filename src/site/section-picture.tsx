import { type ComponentProps, useState } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent } from '@/content/fields/picture-schema';
import { uploadedSrcSet, uploadedUrl } from '@/content/fields/uploaded-pictures';
import { isPictureName } from '@/pictures/picture-sources';

type SectionPictureProps = Omit<ComponentProps<typeof Picture>, 'name' | 'alt'> & {
  picture: PictureContent;
};

const emptyImage = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

export function SectionPicture({ picture, framing, ...props }: SectionPictureProps) {
  const [failedPath, setFailedPath] = useState<string>();
  const { alt, focus } = picture;
  const image = { ...props, style: { objectPosition: focus } };
  if (picture.kind === 'uploaded') {
    const { path, width, height } = picture;
    const { priority, ...img } = image;
    return (
      <img
        src={path === failedPath ? emptyImage : uploadedUrl(path, width)}
        srcSet={path === failedPath ? undefined : uploadedSrcSet(path, width)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        onError={() => setFailedPath(path)}
        {...img}
      />
    );
  }
  // A draft in the editor's preview may have no picture yet.
  if (!isPictureName(picture.name)) return null;
  // The portrait version is a fixed crop, which may not contain the focus point.
  return <Picture name={picture.name} alt={alt} framing={focus ? undefined : framing} {...image} />;
}
