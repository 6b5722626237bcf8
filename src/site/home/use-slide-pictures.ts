import { useEffect, useState } from 'react';

/** Loads the active slide's picture and, after `pauseMs` if that is defined, the next slide's. */
export function useSlidePictures(active: number, count: number, pauseMs: number | undefined) {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set());

  function loadPictures(...slides: number[]) {
    setFetched((before) => new Set([...before, ...slides.map((index) => (index + count) % count)]));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadPictures` changes on each render, but depends on `count` only
  useEffect(() => {
    if (pauseMs === undefined) return;
    const timer = setTimeout(() => loadPictures(active, active + 1), pauseMs);
    return () => clearTimeout(timer);
  }, [active, count, pauseMs]);

  return {
    needsPicture: (index: number) => index === active || fetched.has(index),
    loadNeighbours: () => loadPictures(active - 1, active, active + 1),
  };
}
