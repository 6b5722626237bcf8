import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { usePageLoaded } from '@/lib/use-page-loaded';
import { CarouselControls } from './carousel-controls';
import { useCarousel } from './use-carousel';

type CarouselProps = {
  label: string;
  /** One name for each slide, for its dot and for the announcement. */
  slideNames: readonly string[];
  /** Milliseconds between slides. */
  delay: number;
  className?: string;
  /** Draws a slide. `load` is false while its picture should not be fetched yet. */
  renderSlide: (index: number, load: boolean) => ReactNode;
};

/** A looping, self-advancing carousel: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel({ label, slideNames, delay, className, renderSlide }: CarouselProps) {
  const carousel = useCarousel(delay);
  const pageLoaded = usePageLoaded();
  const count = slideNames.length;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') carousel.showPrevious();
    if (event.key === 'ArrowRight') carousel.showNext();
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.setFocusInside(false);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cn('on-dark relative grid grid-cols-1', className)}
      onKeyDown={onKeyDown}
      onFocus={() => carousel.setFocusInside(true)}
      onBlur={onBlur}
    >
      {count > 1 && <CarouselControls slideNames={slideNames} carousel={carousel} />}

      <div ref={carousel.viewportRef} className="grid grid-cols-1 overflow-hidden">
        <div className="flex touch-pan-y touch-pinch-zoom">
          {slideNames.map((name, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, and a fieldset is a form's
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${name}`}
              inert={index !== carousel.active}
              className="grid min-w-0 shrink-0 grow-0 basis-full"
            >
              {renderSlide(index, index === 0 || pageLoaded)}
            </div>
          ))}
        </div>
      </div>

      <p aria-live={carousel.playing ? 'off' : 'polite'} className="sr-only">
        Slide {carousel.active + 1} of {count}: {slideNames[carousel.active]}
      </p>
    </section>
  );
}
