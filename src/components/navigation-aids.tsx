import { ScrollRestoration, useNavigation } from 'react-router-dom';

export function NavigationAids() {
  const { state } = useNavigation();
  return (
    <>
      <ScrollRestoration />
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
