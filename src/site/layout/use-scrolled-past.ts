import { useCallback, useState } from 'react';

/**
 * Whether a marker at the top of the page has been scrolled out of view. An observer tells when it
 * leaves, so nothing runs on each frame of scrolling.
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
