import { Picture } from '@/components/picture';
import type { PictureContent } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { cn } from '@/lib/cn';
import { pictureSources } from '@/pictures/picture-sources';

type PictureImageProps = { picture: PictureContent; whole?: boolean; className?: string };

/** A caption or label beside the image names it, so `alt` is empty. */
export function PictureImage({ picture, whole, className }: PictureImageProps) {
  const { width, height } = picture.kind === 'site' ? pictureSources(picture.name) : picture;
  const img = {
    className: cn(
      'bg-sand',
      whole ? 'h-auto max-w-full' : 'aspect-video w-full object-cover',
      className,
    ),
    // An uncropped image is at most 24rem high, also before it has loaded.
    style: whole ? { width: `${(24 * width) / height}rem` } : { objectPosition: picture.focus },
  };
  if (picture.kind === 'site') return <Picture {...img} alt="" name={picture.name} sizes="20rem" />;
  const src = uploadedUrl(picture.path, uploadedWidths(width)[0] ?? width);
  return <img {...img} alt="" src={src} width={width} height={height} loading="lazy" />;
}
