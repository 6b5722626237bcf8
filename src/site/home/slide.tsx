import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import type { SectionContent } from '@/content/sections/section';
import { SectionPicture } from '@/site/section-picture';

type SlideProps = {
  slide: SectionContent<'hero'>['slides'][number];
  first: boolean;
  withPicture: boolean;
};

export function Slide({ slide, first, withPicture }: SlideProps) {
  return (
    <>
      {withPicture && (
        <SectionPicture
          picture={slide.picture}
          sizes="max(100vw, 178vh - 14rem)"
          // Less than the real 100vw, so that phones at 2x choose a file that is a quarter smaller.
          portrait={{ media: '(max-aspect-ratio: 4/5)', sizes: '92vw' }}
          priority={first}
          loading="eager"
          className="absolute inset-0 -z-20 size-full object-cover"
        />
      )}
      <div className="container-page scrim-bottom scrim-start row-start-2 self-end pb-28 sm:pb-32 lg:self-start lg:pt-8 low:pb-5 low:[--banner-fade:3rem] [--scrim-width:calc(var(--measure)*0.7)]">
        <h2
          dir="auto"
          className="max-w-4xl text-[min(8vw,clamp(1.75rem,1.4rem+1.2vw,max(2.5rem,var(--measure)*0.032)))] leading-[1.1]"
        >
          {slide.title}
        </h2>
        {/* Reserves three lines on phones, so that the title does not move when the web font arrives. */}
        <p
          dir="auto"
          className="mt-2 max-w-xl text-lead text-paper/95 max-sm:min-h-[3lh] low:max-w-none"
        >
          {slide.subtitle}
        </p>
        <ButtonLink to={paths.products} variant="accent" className="mt-6 low:mt-4" dir="auto">
          {slide.buttonLabel}
        </ButtonLink>
      </div>
    </>
  );
}
