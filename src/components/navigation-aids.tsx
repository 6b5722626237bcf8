import type { ComponentProps } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';

export function NavigationAids() {
  const { state } = useNavigation();
  return (
    <>
      <ScrollRestoration />
      {state !== 'idle' && (
        <div
          role="progressbar"
          aria-label="Loading page"
          className="fixed inset-x-0 top-0 z-50 h-[3px] animate-[navigation-progress_8s_0.15s_cubic-bezier(0.1,0.8,0.2,1)_both] bg-saffron print:hidden"
        />
      )}
      <a
        href="#main"
        className="fixed start-2 top-2 z-50 not-focus:-translate-y-[200%] rounded-full bg-ink px-5 py-3 font-semibold text-paper print:hidden"
      >
        Skip to content
      </a>
    </>
  );
}

/** Module state, because a navigation to another layout unmounts the component. */
let previousPath: string | undefined;

/** Takes the focus after a navigation to another path. */
export function Main(props: ComponentProps<'main'>) {
  const { pathname } = useLocation();

  // React calls a ref callback again after each render, here of each new location.
  function focusOnNewPath(main: HTMLElement | null) {
    if (!main) return;
    const navigated = previousPath !== undefined && previousPath !== pathname;
    previousPath = pathname;
    if (navigated) main.focus({ preventScroll: true });
  }

  return <main id="main" ref={focusOnNewPath} tabIndex={-1} {...props} />;
}
