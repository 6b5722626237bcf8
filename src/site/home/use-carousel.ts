import useEmblaCarousel from 'embla-carousel-react';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '@/lib/browser/use-media-query';

const delayMs = 5000;

/** `auto`: plays, except with focus inside or with reduced motion. `stopped` and `playing`: chosen by the visitor. */
type Mode = 'auto' | 'stopped' | 'playing';

export function useCarousel(count: number) {
  const [mode, setMode] = useState<Mode>('auto');
  const [focusInside, setFocusInside] = useState(false);
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
  const playing = mode === 'playing' || (mode === 'auto' && !focusInside && !reducedMotion);

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

  function byHand(move: () => void) {
    setMode('stopped');
    move();
  }

  return {
    viewportRef,
    active,
    playing,
    setFocusInside,
    needsPicture: (index: number) => index === active || fetched.has(index),
    loadNeighbours: () => loadPictures(active - 1, active, active + 1),
    stop: () => setMode('stopped'),
    togglePlaying: () => setMode(playing ? 'stopped' : 'playing'),
    showPrevious: () => byHand(() => embla?.scrollPrev()),
    showNext: () => byHand(() => embla?.scrollNext()),
    show: (index: number) => byHand(() => embla?.scrollTo(index)),
  };
}
