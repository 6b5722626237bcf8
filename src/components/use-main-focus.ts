import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Outside the hook, because going from one layout to another is a navigation too. */
let shownPath: string | undefined;

/**
 * For the `<main>` of a layout: a new page takes the focus there, as a page load would, so that
 * keyboard and screen reader begin at its content. A change of query (a category) keeps the focus.
 */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const navigated = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (navigated) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
