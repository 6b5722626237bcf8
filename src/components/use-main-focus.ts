import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Module state: a navigation to another layout remounts the hook. */
let previousPath: string | undefined;

/**
 * A ref for the `<main>` of a layout: focused after each navigation, so that keyboard and screen reader
 * start at the new page's content. A change of the query only (a category) keeps the focus.
 */
export function useMainFocus() {
  const { pathname } = useLocation();
  // React calls it again when the path, and so the function, changes.
  return useCallback(
    (main: HTMLElement | null) => {
      if (!main) return;
      const navigated = previousPath !== undefined && previousPath !== pathname;
      previousPath = pathname;
      if (navigated) main.focus({ preventScroll: true });
    },
    [pathname],
  );
}
