import { type PictureName, pictures } from './manifest.gen';

export function isPictureName(name: string): name is PictureName {
  return name in pictures;
}

/** The crop for upright screens, if there is one. */
export function portraitOf(name: PictureName): PictureName | undefined {
  const portrait = `${name}-portrait`;
  return isPictureName(portrait) ? portrait : undefined;
}
