import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSection } from '@/content/published/use-section';
import { heroSection } from '@/content/sections/hero/default-content';
import { CarouselControls } from './carousel-controls';
import { Slide } from './slide';
import { useCarousel } from './use-carousel';
import { useSlidePictures } from './use-slide-pictures';

const delayMs = 5000;

/** A looping, self-advancing carousel: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel() {
  const { slides } = useSection(heroSection);
  const carousel = useCarousel(delayMs);
  const count = slides.length;
  // The next picture loads after 60 % of the delay, so that visitors who leave early do not download it.
  const { needsPicture, loadNeighbours } = useSlidePictures(
    carousel.active,
    count,
    carousel.playing ? delayMs * 0.6 : undefined,
  );

  const row = useRef<HTMLDivElement>(null);

  function onKeyDown({ key }: KeyboardEvent) {
    const show = { ArrowLeft: carousel.showPrevious, ArrowRight: carousel.showNext }[key];
    if (!show) return;
    const inSlide = row.current?.contains(document.activeElement);
    flushSync(show);
    // The previous slide becomes inert and loses the focus, so move the focus to the new slide.
    const next = row.current?.querySelector<HTMLElement>(':scope > :not([inert]) a');
    if (inSlide) next?.focus({ preventScroll: true });
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.setFocusInside(false);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Our goods"
      className="on-dark relative row-span-full grid grid-cols-1 grid-rows-subgrid bg-ink text-paper print:hidden"
      onKeyDown={onKeyDown}
      onPointerEnter={loadNeighbours}
      onFocus={({ target }) => {
        loadNeighbours();
        // A click on Pause first focuses the button. If that stopped the slides, the click would start them again.
        if (target.matches(':focus-visible')) carousel.setFocusInside(true);
      }}
      onBlur={onBlur}
    >
      <div
        ref={carousel.viewportRef}
        onPointerDown={carousel.stop}
        className="row-span-full grid grid-cols-1 grid-rows-subgrid overflow-hidden"
      >
        <div
          ref={row}
          className="row-span-full grid touch-pan-y touch-pinch-zoom auto-cols-[100%] grid-flow-col grid-rows-subgrid"
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern asks for role=group; a fieldset belongs to a form
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${slide.title}`}
              inert={index !== carousel.active}
              className="relative isolate row-span-full grid grid-cols-1 grid-rows-subgrid"
            >
              <Slide slide={slide} first={index === 0} withPicture={needsPicture(index)} />
            </div>
          ))}
        </div>
      </div>

      {count > 1 && <CarouselControls slides={slides} carousel={carousel} />}

      <p aria-live={carousel.playing ? 'off' : 'polite'} className="sr-only">
        Slide {carousel.active + 1} of {count}: {slides[carousel.active]?.title}
      </p>
    </section>
  );
}
