import type { ReactNode } from 'react';
import { paragraphs } from '@/content/fields/paragraphs';
import type { PictureContent } from '@/content/fields/picture-schema';
import { cn } from '@/lib/cn';
import { SectionPicture } from './section-picture';
import { Text } from './text-grid';

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
