import { type ComponentProps, useState } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent, UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedSrcSet, uploadedUrl } from '@/content/fields/uploaded-pictures';
import { cn } from '@/lib/cn';
import { isPictureName, portraitOf } from '@/pictures/portrait-of';

type ImageProps = Omit<ComponentProps<typeof Picture>, 'name' | 'alt' | 'portraitName'>;

type SectionPictureProps = ImageProps & {
  picture: PictureContent;
  /** True to use the upright framing on upright screens, where there is one. */
  upright?: boolean;
};

/** A picture that belongs to a section's content. */
export function SectionPicture({ picture, upright, ...props }: SectionPictureProps) {
  const { focus } = picture;
  const style = { objectPosition: focus };
  if (picture.kind === 'uploaded') {
    // It covers an area as high as the screen, so on upright screens it is wider than the screen.
    const sizes = upright
      ? `max(100vw, ${Math.round((100 * picture.width) / picture.height)}vh)`
      : props.sizes;
    return <Upload key={picture.path} picture={picture} {...props} sizes={sizes} style={style} />;
  }
  // A draft in the editor's preview may have no picture yet.
  if (!isPictureName(picture.name)) return null;
  return (
    <Picture
      name={picture.name}
      // The upright framing is a crop, which may lack the point that has to stay in view.
      portraitName={upright && !focus ? portraitOf(picture.name) : undefined}
      alt={picture.alt}
      {...props}
      sizes={upright && focus ? 'max(100vw, 178vh)' : props.sizes}
      style={style}
    />
  );
}

const nothing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

type UploadProps = ImageProps & { picture: UploadedPicture };

function Upload({
  picture: { path, width, height, alt },
  priority,
  className,
  ...img
}: UploadProps) {
  const [failed, setFailed] = useState(false);
  return (
    <img
      // For a deleted upload: an empty frame instead of the browser's broken image.
      src={failed ? nothing : uploadedUrl(path, width)}
      srcSet={failed ? undefined : uploadedSrcSet(path, width)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cn('bg-sand', className)}
      onError={() => setFailed(true)}
      {...img}
    />
  );
}
