import { useEffect, useState } from 'react';

/**
 * Tells which slides need their pictures: the active one, those that had them, and the next one once the
 * slides have moved for a while (`pause`, in milliseconds; none while they stand still). `fetchBoth`
 * is for a visitor who comes near: either neighbour may be wanted at once.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetchSlides` is made of these
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
