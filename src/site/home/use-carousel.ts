import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { startTransition, useCallback, useEffect, useState } from 'react';
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
  const [setViewport, embla] = useEmblaCarousel(
    { loop: true, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } },
    [autoplay],
  );
  // Embla starts in a task of its own, not in that of the hydration.
  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => startTransition(() => setViewport(viewport)),
    [setViewport],
  );
  const playing = mode === 'playing' || (mode === 'auto' && !focusInside && !reducedMotion);

  useEffect(() => {
    const updateActive = () => setActive(embla?.selectedScrollSnap() ?? 0);
    embla
      ?.on('select', updateActive)
      .on('reInit', updateActive)
      .on('pointerDown', () => setMode('stopped'));
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    const applyPlaying = () => (playing ? autoplay.play() : autoplay.stop());
    applyPlaying();
    // Embla initialises again when the window is resized, which stops the timer.
    embla.on('reInit', applyPlaying);
    return () => {
      embla.off('reInit', applyPlaying);
    };
  }, [embla, autoplay, playing]);

  function byHand(move: () => void) {
    setMode('stopped');
    move();
  }

  return {
    viewportRef,
    active,
    playing,
    setFocusInside,
    togglePlaying: () => setMode(playing ? 'stopped' : 'playing'),
    showPrevious: () => byHand(() => embla?.scrollPrev()),
    showNext: () => byHand(() => embla?.scrollNext()),
    show: (index: number) => byHand(() => embla?.scrollTo(index)),
  };
}
