import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

/** 'auto' plays unless focus or reduced motion prevent it; the visitor's own choice is the other two. */
type Mode = 'auto' | 'stopped' | 'playing';

type Move = (embla: EmblaCarouselType) => void;

/** Embla with this site's rules for autoplay. `delay` is in milliseconds. */
export function useCarousel(delay: number) {
  const [mode, setMode] = useState<Mode>('auto');
  const [focusInside, setFocusInside] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // The plugin provides the timer and pauses it in hidden tabs; `playing` below decides when it runs.
  const [autoplay] = useState(() =>
    Autoplay({ delay, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  );
  const [viewportRef, embla] = useEmblaCarousel(
    { loop: true, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } },
    [autoplay],
  );

  const active = useSyncExternalStore(
    (onChange) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => {
        embla?.off('select', onChange).off('reInit', onChange);
      };
    },
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  const playing = mode === 'playing' || (mode === 'auto' && !focusInside && !reducedMotion);

  useEffect(() => {
    if (!embla) return;
    const stopForGood = () => setMode('stopped');
    const applyPlaying = () => {
      if (playing) autoplay.play();
      else autoplay.stop();
    };
    applyPlaying();
    // Embla initialises again when the window is resized, which stops the timer.
    embla.on('pointerDown', stopForGood).on('reInit', applyPlaying);
    return () => {
      embla.off('pointerDown', stopForGood).off('reInit', applyPlaying);
    };
  }, [embla, autoplay, playing]);

  // A press during hydration comes before the effect that creates Embla.
  const firstMove = useRef<Move>(undefined);
  useEffect(() => {
    if (!embla) return;
    firstMove.current?.(embla);
    firstMove.current = undefined;
  }, [embla]);

  function byHand(move: Move) {
    setMode('stopped');
    if (embla) move(embla);
    else firstMove.current = move;
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
