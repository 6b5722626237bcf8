import type { ComponentProps } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { cn } from '@/lib/cn';
import { pictureSources } from '@/pictures/picture-sources';

type PictureImageProps = ComponentProps<'img'> & { picture: PictureContent; whole?: boolean };

/** A small image of a picture, which is named beside it: one of the site's own or an upload. Cropped unless `whole`. */
export function PictureImage({ picture, whole, className, ...props }: PictureImageProps) {
  const { width, height } = picture.kind === 'site' ? pictureSources(picture.name) : picture;
  const img = {
    ...props,
    alt: '',
    className: cn(
      'bg-sand',
      whole ? 'h-auto max-w-full' : 'aspect-video w-full object-cover',
      className,
    ),
    // At most 24rem high, also before it arrives.
    style: whole ? { width: `${(24 * width) / height}rem` } : undefined,
  };
  if (picture.kind === 'site') return <Picture {...img} name={picture.name} sizes="20rem" />;
  const src = uploadedUrl(picture.path, uploadedWidths(width)[0] ?? width);
  return <img {...img} alt="" src={src} width={width} height={height} loading="lazy" />;
}
