import { useEffect, useState } from 'react';

/**
 * The slides to fetch pictures for: the active one, those fetched before, and the next one after `pause`
 * milliseconds (undefined: autoplay is off). `fetchBoth` prefetches both neighbours, on hover or focus.
 */
export function useSlidePictures(active: number, count: number, pause: number | undefined) {
  const [fetched, setFetched] = useState<readonly number[]>([]);

  function fetchSlides(...wanted: number[]) {
    const slides = wanted.map((index) => (index + count) % count);
    setFetched((before) => {
      const missing = slides.filter((index) => !before.includes(index));
      return missing.length > 0 ? [...before, ...missing] : before;
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetchSlides` is recreated on each render from these
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => fetchSlides(active, active + 1), pause);
    return () => clearTimeout(timer);
  }, [active, count, pause]);

  return {
    needsPicture: (index: number) => index === active || fetched.includes(index),
    fetchBoth: () => fetchSlides(active - 1, active, active + 1),
  };
}
