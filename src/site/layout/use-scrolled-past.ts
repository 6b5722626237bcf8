import { useCallback, useState } from 'react';

/**
 * True once the marker element has been scrolled out of view. By an IntersectionObserver, since a
 * scroll listener would run on every frame.
 */
export function useScrolledPast() {
  const [scrolledPast, setScrolledPast] = useState(false);
  const markerRef = useCallback((marker: HTMLElement | null) => {
    if (!marker) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolledPast(!entry.isIntersecting);
    });
    observer.observe(marker);
    return () => observer.disconnect();
  }, []);
  return [markerRef, scrolledPast] as const;
}
