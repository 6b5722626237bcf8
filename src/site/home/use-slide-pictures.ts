import { useEffect, useState } from 'react';

/**
 * Tells which slides need their pictures: the active one, those fetched before, and the next one after
 * `pause` milliseconds (undefined while autoplay is off). `fetchBoth` prefetches both neighbours, when
 * the pointer or the focus enters the carousel.
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
