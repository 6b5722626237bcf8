import type { ComponentProps } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { cn } from '@/lib/cn';

type PictureImageProps = ComponentProps<'img'> & { picture: PictureContent; whole?: boolean };

/** A small image of a picture, which is named beside it: one of the site's own or an upload. Cropped unless `whole`. */
export function PictureImage({ picture, whole, className, ...props }: PictureImageProps) {
  const img = {
    ...props,
    alt: '',
    className: cn(
      'bg-sand',
      whole ? 'h-auto max-h-96 w-auto' : 'aspect-video w-full object-cover',
      className,
    ),
  };
  if (picture.kind === 'site') return <Picture {...img} name={picture.name} sizes="20rem" />;
  const { path, width, height } = picture;
  const src = uploadedUrl(path, uploadedWidths(width)[0] ?? width);
  return <img {...img} alt="" src={src} width={width} height={height} loading="lazy" />;
}
