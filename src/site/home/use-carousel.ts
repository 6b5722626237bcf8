import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

/** 'auto' plays unless focus or reduced motion prevents it; the visitor chooses 'stopped' or 'playing'. */
type Mode = 'auto' | 'stopped' | 'playing';

/** `delay` is in milliseconds. */
export function useCarousel(delay: number) {
  const [mode, setMode] = useState<Mode>('auto');
  const [focusInside, setFocusInside] = useState(false);
  const [active, setActive] = useState(0);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // The plugin provides the timer and pauses it in hidden tabs; `playing` below decides when it runs.
  const [autoplay] = useState(() => Autoplay({ delay, playOnInit: false, stopOnFocusIn: false }));
  const [setViewport, embla] = useEmblaCarousel(
    { loop: true, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } },
    [autoplay],
  );
  // The transition starts Embla in a task of its own, after that of hydration.
  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => startTransition(() => setViewport(viewport)),
    [setViewport],
  );
  const playing = mode === 'playing' || (mode === 'auto' && !focusInside && !reducedMotion);

  useEffect(() => {
    if (!embla) return;
    const update = () => {
      setActive(embla.selectedScrollSnap());
      if (playing) autoplay.play();
      else autoplay.stop();
    };
    update();
    // A window resize initialises Embla again, which stops the timer.
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
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
    stop: () => setMode('stopped'),
    togglePlaying: () => setMode(playing ? 'stopped' : 'playing'),
    showPrevious: () => byHand(() => embla?.scrollPrev()),
    showNext: () => byHand(() => embla?.scrollNext()),
    show: (index: number) => byHand(() => embla?.scrollTo(index)),
  };
}
