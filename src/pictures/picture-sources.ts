import pictures from './manifest.gen.json';
import { pictureKind, pictureUrl } from './picture-kinds';

export type PictureName = keyof typeof pictures;

export function isPictureName(name: string): name is PictureName {
  return name in pictures;
}

export function pictureSources(name: PictureName) {
  const hash = pictures[name];
  const { width, height, widths } = pictureKind(name);
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    srcSet: widths.map((each) => `${pictureUrl(name, each, hash)} ${each}w`).join(', '),
    src: pictureUrl(name, middle, hash),
    width,
    height,
  };
}
