import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/cn';
import { CarouselControls } from './carousel-controls';
import { useCarousel } from './use-carousel';
import { useSlidePictures } from './use-slide-pictures';

type CarouselProps = {
  label: string;
  /** Slide names, for dots and announcements. */
  slideNames: readonly string[];
  /** Milliseconds between slides. */
  delay: number;
  className?: string;
  /** `withPicture` is false while the slide's picture need not be fetched yet. */
  renderSlide: (index: number, withPicture: boolean) => ReactNode;
};

/** A looping, self-advancing carousel: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel({ label, slideNames, delay, className, renderSlide }: CarouselProps) {
  const carousel = useCarousel(delay);
  const count = slideNames.length;
  // Early enough to load the next slide's picture, late enough to save unneeded downloads.
  const { needsPicture, fetchBoth } = useSlidePictures(
    carousel.active,
    count,
    carousel.playing ? delay * 0.6 : undefined,
  );

  const slides = useRef<HTMLDivElement>(null);

  function onKeyDown({ key }: KeyboardEvent) {
    const show = { ArrowLeft: carousel.showPrevious, ArrowRight: carousel.showNext }[key];
    if (!show) return;
    const inSlide = slides.current?.contains(document.activeElement);
    flushSync(show);
    // The focused slide becomes inert, which would move the focus to the body.
    const next = slides.current?.querySelector<HTMLElement>(':scope > :not([inert]) a');
    if (inSlide) next?.focus({ preventScroll: true });
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
      onPointerEnter={fetchBoth}
      onFocus={({ target }) => {
        fetchBoth();
        // Pressing Pause focuses it: stopping on that focus would make it Play before its click.
        if (target.matches(':focus-visible')) carousel.setFocusInside(true);
      }}
      onBlur={onBlur}
    >
      <div ref={carousel.viewportRef} className="grid grid-cols-1 overflow-hidden">
        <div ref={slides} className="flex touch-pan-y touch-pinch-zoom">
          {slideNames.map((name, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern asks for role=group; a fieldset belongs to a form
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${name}`}
              inert={index !== carousel.active}
              className="grid min-w-0 shrink-0 grow-0 basis-full"
            >
              {renderSlide(index, needsPicture(index))}
            </div>
          ))}
        </div>
      </div>

      {/* After the slides: the slide's link is the first Tab stop, and focusing it pauses autoplay. */}
      {count > 1 && <CarouselControls slideNames={slideNames} carousel={carousel} />}

      <p aria-live={carousel.playing ? 'off' : 'polite'} className="sr-only">
        Slide {carousel.active + 1} of {count}: {slideNames[carousel.active]}
      </p>
    </section>
  );
}
