import type { ComponentProps, ReactNode } from 'react';
import { SectionPicture } from './section-picture';

type TextWithPictureProps = {
  picture: ComponentProps<typeof SectionPicture>['picture'];
  children: ReactNode;
};

/** A text beside its picture, above it on narrow screens. */
export function TextWithPicture({ picture, children }: TextWithPictureProps) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
      <div className="lg:col-span-6">{children}</div>
      <SectionPicture
        picture={picture}
        sizes="(min-width: 40rem) 100vw, 210vw"
        portrait={{
          media: '(max-width: 40rem), (min-width: 64rem)',
          sizes: '(min-width: 120rem) 45rem, (min-width: 64rem) 45vw, 83vw',
        }}
        className="aspect-4/5 w-full rounded-card object-cover sm:aspect-3/2 lg:col-span-6 lg:aspect-3/4"
      />
    </div>
  );
}
