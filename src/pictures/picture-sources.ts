import { type PictureName, pictures } from './manifest.gen';
import { type PictureInfo, pictureKind, pictureUrl } from './picture-url';

export type PictureSources = {
  /** A `srcset` with widths. */
  srcSet: string;
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
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    srcSet: widths.map((each) => `${pictureUrl(name, each, hash)} ${each}w`).join(', '),
    src: pictureUrl(name, middle, hash),
    width,
    height,
    tint,
  };
}
