import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { type PictureName, pictureSources } from '@/pictures/picture-sources';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  name: PictureName;
  alt: string;
  /** The width before `object-fit` crops: a 16:9 picture in a 4:3 box is 1.33 times as wide as the box. */
  sizes: string;
  framing?: { name: PictureName; media: string; sizes: string };
  priority?: boolean;
};

/** AVIF has no fallback, because browsers without AVIF also lack popovers, which the site needs. */
export function Picture({ name, alt, sizes, framing, priority, ...img }: PictureProps) {
  const sources = pictureSources(name);
  const framed = framing && pictureSources(framing.name);
  if (priority) {
    if (framed) preloadAvif(framed.srcSet, framing.sizes, framing.media);
    preloadAvif(sources.srcSet, sizes, framing && `not all and ${framing.media}`);
  }
  const picture = (
    <img
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sizes}
      alt={alt}
      width={sources.width}
      height={sources.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...img}
    />
  );
  if (!framed) return picture;
  return (
    <picture className="contents">
      <source srcSet={framed.srcSet} media={framing.media} sizes={framing.sizes} />
      {picture}
    </picture>
  );
}

function preloadAvif(imageSrcSet: string, imageSizes: string, media: string | undefined) {
  const [href = ''] = imageSrcSet.split(' ');
  const type = 'image/avif';
  preload(href, { as: 'image', type, imageSrcSet, imageSizes, media, fetchPriority: 'high' });
}
