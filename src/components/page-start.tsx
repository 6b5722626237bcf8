import { ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from './navigation-progress';

/** What every layout begins with: the way past its navigation, and how it goes from page to page. */
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
