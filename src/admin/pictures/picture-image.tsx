import { Picture } from '@/components/picture';
import type { PictureContent } from '@/content/fields/picture-schema';
import { uploadedUrl, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { pictureSources } from '@/pictures/picture-sources';

type PictureImageProps = { picture: PictureContent; whole?: boolean };

/** A caption or label beside the image names it, so `alt` is empty. */
export function PictureImage({ picture, whole }: PictureImageProps) {
  const { width, height } = picture.kind === 'site' ? pictureSources(picture.name) : picture;
  const img = {
    className: `bg-sand ${whole ? 'h-auto max-w-full' : 'aspect-video w-full object-cover'}`,
    // An uncropped image is at most 15rem high, also before it has loaded.
    style: whole ? { width: `${(15 * width) / height}rem` } : { objectPosition: picture.focus },
  };
  if (picture.kind === 'site') return <Picture {...img} alt="" name={picture.name} sizes="20rem" />;
  const src = uploadedUrl(picture.path, uploadedWidths(width)[0] ?? width);
  return <img {...img} alt="" src={src} width={width} height={height} loading="lazy" />;
}
