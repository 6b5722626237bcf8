import { type PictureName, pictures } from './manifest.gen';
import { type PictureFormat, type PictureInfo, pictureKind, pictureUrl } from './picture-url';

export type PictureSources = {
  /** A `srcset` with widths, like `webp`. */
  avif: string;
  webp: string;
  /** The middle width, for what reads no `srcset`. */
  src: string;
  /** Pixels of the widest variant, like `height`: the attributes against layout shift. */
  width: number;
  height: number;
  tint: string | undefined;
};

export function pictureSources(name: PictureName): PictureSources {
  const { hash, tint }: PictureInfo = pictures[name];
  const { width, height, widths } = pictureKind(name);
  const srcSet = (format: PictureFormat) =>
    widths.map((each) => `${pictureUrl(name, each, hash, format)} ${each}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    src: pictureUrl(name, middle, hash, 'avif'),
    width,
    height,
    tint,
  };
}
