import { type PictureName, pictures } from './manifest.gen';

export function isPictureName(name: string): name is PictureName {
  return name in pictures;
}

/** The upright framing of a picture, where the site has one. */
export function portraitOf(name: PictureName): PictureName | undefined {
  const portrait = `${name}-portrait`;
  return isPictureName(portrait) ? portrait : undefined;
}
