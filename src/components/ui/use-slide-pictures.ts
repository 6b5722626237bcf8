import { useEffect, useState } from 'react';

/**
 * Tells which slides need their pictures: the active one, those that had them, and the active one's
 * neighbours once `prepare` is called. While `pause` is given, that happens by itself after as many
 * milliseconds on a slide.
 */
export function useSlidePictures(active: number, count: number, pause: number | undefined) {
  const [fetched, setFetched] = useState<readonly number[]>([]);

  function prepare() {
    const around = [active - 1, active, active + 1].map((index) => (index + count) % count);
    setFetched((before) => {
      const missing = around.filter((index) => !before.includes(index));
      return missing.length > 0 ? [...before, ...missing] : before;
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` is made of these
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(prepare, pause);
    return () => clearTimeout(timer);
  }, [active, count, pause]);

  return { needsPicture: (index: number) => index === active || fetched.includes(index), prepare };
}
