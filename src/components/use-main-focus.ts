import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Module state: a navigation to another layout remounts the hook. */
let previousPath: string | undefined;

/** A ref for a layout's `<main>`, which gets the focus when the path changes: screen readers start there. */
export function useMainFocus() {
  const { pathname } = useLocation();
  // React calls a ref again when the function changes.
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
