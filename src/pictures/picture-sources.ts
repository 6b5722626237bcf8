import { type PictureName, pictures } from './manifest.gen';
import { type PictureInfo, pictureKind, pictureUrl } from './picture-url';

/** Attributes of an `<img>`. Width and height are pixels of the widest variant, against layout shift. */
export function pictureSources(name: PictureName) {
  const { hash, tint }: PictureInfo = pictures[name];
  const { width, height, widths } = pictureKind(name);
  // For what reads no `srcset`.
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    srcSet: widths.map((each) => `${pictureUrl(name, each, hash)} ${each}w`).join(', '),
    src: pictureUrl(name, middle, hash),
    width,
    height,
    tint,
  };
}
