import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { usePageLoaded } from '@/lib/use-page-loaded';
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
      className={cn('on-dark relative', className)}
      onKeyDown={onKeyDown}
      onFocus={() => carousel.setFocusInside(true)}
      onBlur={onBlur}
    >
      <div className="container-page pointer-events-none absolute inset-x-0 bottom-5 z-10 flex items-center justify-between gap-4 sm:bottom-8">
        <div className="pointer-events-auto flex items-center">
          <RoundButton
            aria-label={carousel.playing ? 'Pause the slides' : 'Play the slides'}
            onClick={carousel.togglePlaying}
          >
            {carousel.playing ? <Pause className="size-5" /> : <Play className="size-5" />}
          </RoundButton>
          <div className="ms-2 flex">
            {slideNames.map((name, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
                key={index}
                type="button"
                aria-label={`Slide ${index + 1} of ${count}: ${name}`}
                aria-current={index === carousel.active ? 'true' : undefined}
                onClick={() => carousel.show(index)}
                className="group grid h-11 min-w-7 place-items-center sm:min-w-11"
              >
                <span className="block h-2 w-2 rounded-full bg-paper/60 transition-all group-hover:bg-paper group-aria-[current]:w-7 group-aria-[current]:bg-saffron forced-colors:bg-[ButtonText] forced-colors:group-aria-[current]:bg-[Highlight]" />
              </button>
            ))}
          </div>
        </div>
        <div className="pointer-events-auto flex gap-2">
          <RoundButton aria-label="Previous slide" onClick={carousel.showPrevious}>
            <ChevronLeft className="size-6 rtl:rotate-180" />
          </RoundButton>
          <RoundButton aria-label="Next slide" onClick={carousel.showNext}>
            <ChevronRight className="size-6 rtl:rotate-180" />
          </RoundButton>
        </div>
      </div>

      <div ref={carousel.viewportRef} className="h-full overflow-hidden">
        <div className="flex h-full touch-pan-y touch-pinch-zoom">
          {slideNames.map((name, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, and a fieldset is a form's
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${name}`}
              inert={index !== carousel.active}
              className="relative h-full min-w-0 shrink-0 grow-0 basis-full"
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

function RoundButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full border border-paper/60 bg-ink/50 text-paper transition-colors hover:bg-paper hover:text-ink sm:size-12"
      {...props}
    />
  );
}
