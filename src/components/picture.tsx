import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { isPictureName, type PictureName, pictureSources } from '@/pictures/picture-sources';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  name: PictureName;
  alt: string;
  /** The width before `object-fit` crops: a 16:9 picture in a 4:3 box is 1.33 times as wide as the box. */
  sizes: string;
  /** Another picture where `media` matches: unless named, the portrait version, if there is one. */
  framing?: { name?: PictureName; media: string; sizes: string };
  priority?: boolean;
};

/** AVIF has no fallback, because browsers without AVIF also lack popovers, which the site needs. */
export function Picture({ name, alt, sizes, framing, priority, ...img }: PictureProps) {
  const { srcSet, ...source } = pictureSources(name);
  const framedName = framing?.name ?? `${name}-portrait`;
  const framed = framing &&
    isPictureName(framedName) && { ...framing, ...pictureSources(framedName) };
  if (priority) {
    if (framed) preloadAvif(framed.srcSet, framed.sizes, framed.media);
    preloadAvif(srcSet, sizes, framed ? `not all and ${framed.media}` : undefined);
  }
  const picture = (
    <img
      {...source}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...img}
    />
  );
  if (!framed) return picture;
  return (
    <picture className="contents">
      <source srcSet={framed.srcSet} media={framed.media} sizes={framed.sizes} />
      {picture}
    </picture>
  );
}

function preloadAvif(imageSrcSet: string, imageSizes: string, media: string | undefined) {
  const [href = ''] = imageSrcSet.split(' ');
  const type = 'image/avif';
  preload(href, { as: 'image', type, imageSrcSet, imageSizes, media, fetchPriority: 'high' });
}
