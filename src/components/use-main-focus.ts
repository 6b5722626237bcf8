import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** This is module state because a navigation to another layout remounts the hook. */
let previousPath: string | undefined;

/** Returns a ref that focuses `<main>` when the path changes, so that screen readers start there. */
export function useMainFocus() {
  const { pathname } = useLocation();
  // React calls a ref callback again when the function changes, here with `pathname`.
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
