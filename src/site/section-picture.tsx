import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '@/components/picture';
import { paragraphs } from '@/content/fields/paragraphs';
import type { PictureContent } from '@/content/fields/picture-schema';
import { uploadedSrcSet, uploadedUrl } from '@/content/fields/uploaded-pictures';
import { cn } from '@/lib/cn';
import { isPictureName } from '@/pictures/picture-sources';
import { Text } from './section';

type SectionPictureProps = Omit<ComponentProps<typeof Picture>, 'name' | 'alt'> & {
  picture: PictureContent;
};

const emptyImage = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

export function SectionPicture({ picture, framing, ...props }: SectionPictureProps) {
  const { alt, focus } = picture;
  const image = { ...props, style: { objectPosition: focus } };
  if (picture.kind === 'uploaded') {
    const { path, width, height } = picture;
    const { priority, ...img } = image;
    return (
      <img
        src={uploadedUrl(path, width)}
        srcSet={uploadedSrcSet(path, width)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        onError={({ currentTarget: img }) => Object.assign(img, { srcset: '', src: emptyImage })}
        {...img}
      />
    );
  }
  // A draft in the editor's preview may have no picture yet.
  if (!isPictureName(picture.name)) return null;
  // The portrait version is a fixed crop, which may not contain the focus point.
  return <Picture name={picture.name} alt={alt} framing={focus ? undefined : framing} {...image} />;
}

export function TextWithPicture(props: { picture: PictureContent; children: ReactNode }) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <div>{props.children}</div>
      <SectionPicture
        picture={props.picture}
        sizes="(min-width: 40rem) 100vw, 210vw"
        framing={{
          media: '(max-width: 40rem), (min-width: 64rem)',
          // 83vw is less than the real 90vw, so that phones at 2x choose a file of half the bytes.
          sizes: '(min-width: 120rem) 45rem, (min-width: 64rem) 45vw, 83vw',
        }}
        className="aspect-4/5 w-full rounded-card bg-sand object-cover sm:aspect-3/2 lg:aspect-3/4"
      />
    </div>
  );
}

export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn('grid line-length gap-4 text-lead text-stone', className)}>
      {paragraphs(text).map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}
