import { ScrollRestoration, useNavigation } from 'react-router-dom';

/** The start of every layout: skip link, scroll restoration, progress of navigations. */
export function PageStart() {
  const { state } = useNavigation();
  return (
    <>
      <ScrollRestoration />
      {/* Delayed by CSS, so that fast loads show none. */}
      {state !== 'idle' && (
        <div
          role="progressbar"
          aria-label="Loading page"
          className="navigation-progress bg-saffron"
        />
      )}
      <a href="#main" className="skip-link">
        Skip to content
      </a>
    </>
  );
}
