import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Module state: a navigation to another layout remounts the hook. */
let previousPath: string | undefined;

/**
 * A ref for the `<main>` of a layout: focused after each navigation, so that keyboard and screen reader
 * start at the new page's content. A change of the query only (a category) keeps the focus.
 */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const navigated = previousPath !== undefined && previousPath !== pathname;
    previousPath = pathname;
    if (navigated) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
