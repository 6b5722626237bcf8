import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Module state, because a navigation to another layout unmounts the component with this hook. */
let previousPath: string | undefined;

export function useMainFocus() {
  const { pathname } = useLocation();
  // React calls a ref callback again when its identity changes, here with `pathname`.
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
