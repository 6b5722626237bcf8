import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ComponentProps, startTransition, useCallback, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { heroSection } from '@/content/sections/hero/default-content';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { useHydrated } from '@/lib/use-hydrated';
import { Text } from '@/site/section';
import { SectionPicture } from '@/site/section-picture';

const delayMs = 5000;

/** A looping, self-advancing carousel: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel() {
  const { slides } = useSection(heroSection);
  const count = slides.length;
  const hydrated = useHydrated();
  /** Undefined until the visitor stops or starts the slides. */
  const [wanted, setWanted] = useState<boolean>();
  const [active, setActive] = useState(0);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set());
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [setViewport, embla] = useEmblaCarousel({
    loop: true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  // A transition starts Embla in a later task, so that hydration is not a long task.
  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => startTransition(() => setViewport(viewport)),
    [setViewport],
  );
  const playing = wanted ?? !reducedMotion;

  useEffect(() => {
    if (!embla) return;
    const update = () => setActive(embla.selectedScrollSnap());
    // After a resize, Embla starts anew.
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  function loadPictures(...slides: number[]) {
    setFetched((before) => new Set([...before, ...slides.map((index) => (index + count) % count)]));
  }

  const loadNeighbours = () => loadPictures(active - 1, active, active + 1);

  // The next picture loads after 60 % of the delay, so that visitors who leave early do not download it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadPictures` changes on each render, but depends on `count` only
  useEffect(() => {
    if (!playing) return;
    const fetching = setTimeout(() => loadPictures(active, active + 1), delayMs * 0.6);
    const moving = setInterval(() => {
      if (document.visibilityState === 'visible') embla?.scrollNext();
    }, delayMs);
    return () => {
      clearTimeout(fetching);
      clearInterval(moving);
    };
  }, [active, count, playing, embla]);

  function moveByHand(move: () => void) {
    setWanted(false);
    move();
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Our goods"
      className="on-dark relative row-span-full grid grid-cols-1 grid-rows-subgrid bg-ink text-paper print:hidden"
      onPointerEnter={loadNeighbours}
      onFocus={({ target }) => {
        loadNeighbours();
        // A click on Pause first focuses the button. If that stopped the slides, the click would start them again.
        if (target.matches(':focus-visible')) setWanted(wanted ?? false);
      }}
    >
      <div
        ref={viewportRef}
        onPointerDown={() => setWanted(false)}
        className="row-span-full grid grid-cols-1 grid-rows-subgrid overflow-hidden"
      >
        <div className="row-span-full grid touch-pan-y touch-pinch-zoom auto-cols-[100%] grid-flow-col grid-rows-subgrid">
          {slides.map(({ title, subtitle, buttonLabel, picture }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern asks for role=group; a fieldset belongs to a form
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${title}`}
              inert={index !== active}
              className="relative isolate row-span-full grid grid-cols-1 grid-rows-subgrid"
            >
              {/* Always there: WebKit forgets the shared rows when something is added beside the text. */}
              <div className="-z-20">
                {(index === active || fetched.has(index)) && (
                  <SectionPicture
                    picture={picture}
                    sizes="max(100vw, 178vh - 14rem)"
                    // Less than the real 100vw, so that phones at 2x choose a file that is a quarter smaller.
                    framing={{ media: '(max-aspect-ratio: 4/5)', sizes: '92vw' }}
                    priority={index === 0}
                    loading="eager"
                    className="absolute inset-0 size-full object-cover"
                  />
                )}
              </div>
              <div className="container-page scrim-bottom scrim-start row-start-2 self-end pb-28 sm:pb-32 lg:self-start lg:pt-8 low:pb-5 low:[--banner-fade:3rem] [--scrim-width:calc(var(--measure)*0.7)]">
                <h2
                  dir="auto"
                  className="max-w-4xl text-[min(8vw,clamp(1.75rem,1.4rem+1.2vw,max(2.5rem,var(--measure)*0.032)))] leading-[1.1]"
                >
                  {title}
                </h2>
                {/* Reserves three lines on phones, so that the title does not move when the web font arrives. */}
                <Text className="mt-2 max-w-xl text-lead text-paper/95 max-sm:min-h-[3lh] low:max-w-none">
                  {subtitle}
                </Text>
                <ButtonLink
                  to={paths.products}
                  variant="accent"
                  className="mt-6 low:mt-4"
                  dir="auto"
                >
                  {buttonLabel}
                </ButtonLink>
              </div>
            </div>
          ))}
        </div>
      </div>

      {count > 1 && (
        <fieldset
          disabled={!hydrated}
          className="container-page pointer-events-none absolute inset-x-0 bottom-5 z-10 flex min-w-0 items-center justify-between gap-1 sm:bottom-8 low:bottom-5 low:justify-end low:gap-4"
        >
          <div className="pointer-events-auto flex min-w-0 items-center">
            <RoundButton
              aria-label={playing ? 'Pause the slides' : 'Play the slides'}
              onClick={() => setWanted(!playing)}
            >
              {playing ? <Pause className="size-5" /> : <Play className="size-5" />}
            </RoundButton>
            {/* biome-ignore lint/a11y/useSemanticElements: the fieldset around it is for `disabled` */}
            <div
              role="group"
              aria-label="Choose a slide"
              className="ms-1 flex flex-wrap rounded-full sm:ms-2 forced-colors:bg-[ButtonFace]"
            >
              {slides.map(({ title }, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
                  key={index}
                  type="button"
                  aria-label={`Slide ${index + 1} of ${count}: ${title}`}
                  aria-current={index === active ? 'true' : undefined}
                  onClick={() => moveByHand(() => embla?.scrollTo(index))}
                  // On a narrow phone, more than five dots may wrap, so their rows are lower.
                  className={`group grid h-11 min-w-6 place-items-center sm:min-w-11 ${count > 5 ? 'max-sm:h-6' : ''}`}
                >
                  <span className="block h-2 w-2 rounded-full bg-paper/60 transition-all group-hover:bg-paper group-aria-[current]:w-6 group-aria-[current]:bg-saffron forced-colors:bg-[ButtonText] forced-colors:group-aria-[current]:bg-[Highlight]" />
                </button>
              ))}
            </div>
          </div>
          <div className="pointer-events-auto flex gap-2">
            <RoundButton
              aria-label="Previous slide"
              onClick={() => moveByHand(() => embla?.scrollPrev())}
            >
              <ChevronLeft className="size-6" />
            </RoundButton>
            <RoundButton
              aria-label="Next slide"
              onClick={() => moveByHand(() => embla?.scrollNext())}
            >
              <ChevronRight className="size-6" />
            </RoundButton>
          </div>
        </fieldset>
      )}

      <p aria-live={playing ? 'off' : 'polite'} className="sr-only">
        Slide {active + 1} of {count}: {slides[active]?.title}
      </p>
    </section>
  );
}

function RoundButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-full border border-paper/60 bg-ink/50 text-paper transition-colors forced-colors:bg-[ButtonFace] hover:bg-paper hover:text-ink disabled:opacity-60 sm:size-12"
      {...props}
    />
  );
}
