import { useEffect, useState } from 'react';

/** Loads the active slide's picture. `pause` milliseconds later, if it is defined, loads the next slide's. */
export function useSlidePictures(active: number, count: number, pause: number | undefined) {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set());

  function loadPictures(...slides: number[]) {
    setFetched((before) => new Set([...before, ...slides.map((index) => (index + count) % count)]));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadPictures` is recreated on each render from these
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => loadPictures(active, active + 1), pause);
    return () => clearTimeout(timer);
  }, [active, count, pause]);

  return {
    needsPicture: (index: number) => index === active || fetched.has(index),
    loadNeighbours: () => loadPictures(active - 1, active, active + 1),
  };
}
