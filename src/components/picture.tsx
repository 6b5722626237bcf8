import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import type { PictureName } from '@/pictures/manifest.gen';
import { pictureSources } from '@/pictures/picture-sources';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  name: PictureName;
  /** Empty where the picture only decorates. */
  alt: string;
  /**
   * How wide it is shown, as in the HTML attribute. Where it fills a frame of another shape, that is
   * wider than the frame: a frame of 4:3 takes a picture of 16:9 at 1.33 times its own width.
   */
  sizes: string;
  /** Another framing of the same scene for upright screens. */
  portraitName?: PictureName;
  /** True for what stands in the first view: preloaded and eager. */
  priority?: boolean;
};

const portraitScreen = '(max-aspect-ratio: 4/5)';

/** One of the site's own pictures, in the format and width that fit, with its tint, if it has one, while it loads. */
export function Picture({
  name,
  alt,
  sizes,
  portraitName,
  priority = false,
  style,
  ...img
}: PictureProps) {
  const sources = pictureSources(name);
  const portrait = portraitName && pictureSources(portraitName);
  if (priority) {
    if (portrait) preloadAvif(portrait.avif, sizes, portraitScreen);
    preloadAvif(sources.avif, sizes, portrait && `not all and ${portraitScreen}`);
  }
  return (
    <picture className="contents">
      {portrait && (
        <>
          <source media={portraitScreen} type="image/avif" srcSet={portrait.avif} sizes={sizes} />
          <source media={portraitScreen} type="image/webp" srcSet={portrait.webp} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={sources.src}
        srcSet={sources.webp}
        sizes={sizes}
        alt={alt}
        width={sources.width}
        height={sources.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={{ backgroundColor: sources.tint, ...style }}
        {...img}
      />
    </picture>
  );
}

/** In the head, which the preload scanner reads before the style sheet and the `<source>` after it. */
function preloadAvif(imageSrcSet: string, imageSizes: string, media: string | undefined) {
  const [href = ''] = imageSrcSet.split(' ');
  const type = 'image/avif';
  preload(href, { as: 'image', type, imageSrcSet, imageSizes, media, fetchPriority: 'high' });
}
