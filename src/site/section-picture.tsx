import type { ComponentProps } from 'react';
import { Picture } from '@/components/picture';
import type { PictureContent } from '@/content/picture-schema';
import { type PictureName, pictures } from '@/pictures/manifest.gen';

type SectionPictureProps = Omit<ComponentProps<typeof Picture>, 'name' | 'alt' | 'portraitName'> & {
  picture: PictureContent;
  /** Whether upright screens get the upright framing, where the site has one. */
  upright?: boolean;
};

function isPictureName(name: string): name is PictureName {
  return name in pictures;
}

/** A picture that belongs to a section's content. */
export function SectionPicture({ picture, upright, ...props }: SectionPictureProps) {
  // Uploads come with the content editor; until then no content can hold one.
  if (picture.kind === 'uploaded') return null;
  const portrait = `${picture.name}-portrait`;
  return (
    <Picture
      name={picture.name}
      portraitName={upright && isPictureName(portrait) ? portrait : undefined}
      alt={picture.alt}
      {...props}
    />
  );
}
