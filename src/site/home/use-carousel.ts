import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

/** 'auto' plays unless focus or reduced motion prevent it; the visitor's own choice is the other two. */
type Mode = 'auto' | 'stopped' | 'playing';

/** Embla with this site's rules for autoplay. `delay` is in milliseconds. */
export function useCarousel(delay: number) {
  const [mode, setMode] = useState<Mode>('auto');
  const [focusInside, setFocusInside] = useState(false);
  const [active, setActive] = useState(0);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // The plugin provides the timer and pauses it in hidden tabs; `playing` below decides when it runs.
  const [autoplay] = useState(() =>
    Autoplay({ delay, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  );
  const embla = useRef<EmblaCarouselType>(undefined);

  // In the commit, not in an effect: React replays a press during hydration right after it.
  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => {
      if (!viewport) return;
      const carousel = EmblaCarousel(
        viewport,
        { loop: true, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } },
        [autoplay],
      );
      const showActive = () => setActive(carousel.selectedScrollSnap());
      carousel
        .on('select', showActive)
        .on('reInit', showActive)
        .on('pointerDown', () => setMode('stopped'));
      embla.current = carousel;
      return () => carousel.destroy();
    },
    [autoplay],
  );

  const playing = mode === 'playing' || (mode === 'auto' && !focusInside && !reducedMotion);

  useEffect(() => {
    const applyPlaying = () => {
      if (playing) autoplay.play();
      else autoplay.stop();
    };
    applyPlaying();
    // Embla initialises again when the window is resized, which stops the timer.
    const carousel = embla.current?.on('reInit', applyPlaying);
    return () => {
      carousel?.off('reInit', applyPlaying);
    };
  }, [autoplay, playing]);

  function byHand(move: (carousel: EmblaCarouselType) => void) {
    setMode('stopped');
    if (embla.current) move(embla.current);
  }

  return {
    viewportRef,
    active,
    playing,
    setFocusInside,
    togglePlaying: () => setMode(playing ? 'stopped' : 'playing'),
    showPrevious: () => byHand((carousel) => carousel.scrollPrev()),
    showNext: () => byHand((carousel) => carousel.scrollNext()),
    show: (index: number) => byHand((carousel) => carousel.scrollTo(index)),
  };
}
