import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { useHydrated } from '@/lib/use-hydrated';
import type { useCarousel } from './use-carousel';

type CarouselControlsProps = {
  slides: readonly { title: string }[];
  carousel: ReturnType<typeof useCarousel>;
};

export function CarouselControls({ slides, carousel }: CarouselControlsProps) {
  const count = slides.length;
  return (
    <fieldset
      disabled={!useHydrated()}
      className="container-page pointer-events-none absolute inset-x-0 bottom-5 z-10 flex min-w-0 items-center justify-between gap-1 sm:bottom-8 low:bottom-5 low:justify-end low:gap-4"
    >
      <div className="pointer-events-auto flex min-w-0 items-center">
        <RoundButton
          aria-label={carousel.playing ? 'Pause the slides' : 'Play the slides'}
          onClick={carousel.togglePlaying}
        >
          {carousel.playing ? <Pause className="size-5" /> : <Play className="size-5" />}
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
              aria-current={index === carousel.active ? 'true' : undefined}
              onClick={() => carousel.show(index)}
              className={cn(
                'group grid h-11 min-w-6 place-items-center sm:min-w-11',
                // On a narrow phone, more than five dots may wrap, so their rows are lower.
                count > 5 && 'max-sm:h-6',
              )}
            >
              <span className="block h-2 w-2 rounded-full bg-paper/60 transition-all group-hover:bg-paper group-aria-[current]:w-6 group-aria-[current]:bg-saffron forced-colors:bg-[ButtonText] forced-colors:group-aria-[current]:bg-[Highlight]" />
            </button>
          ))}
        </div>
      </div>
      <div className="pointer-events-auto flex gap-2">
        <RoundButton aria-label="Previous slide" onClick={carousel.showPrevious}>
          <ChevronLeft className="size-6" />
        </RoundButton>
        <RoundButton aria-label="Next slide" onClick={carousel.showNext}>
          <ChevronRight className="size-6" />
        </RoundButton>
      </div>
    </fieldset>
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
