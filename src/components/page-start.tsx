import { ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from './navigation-progress';

/** The start of every layout: skip link, scroll restoration, progress of navigations. */
export function PageStart() {
  return (
    <>
      <ScrollRestoration />
      <NavigationProgress />
      <a href="#main" className="skip-link">
        Skip to content
      </a>
    </>
  );
}
