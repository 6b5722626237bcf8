import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => {};

/** False in the HTML that the build has written and while the browser takes it over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The address's query; empty while the page, prerendered without one, is hydrated. Renders again only where
 * there is one, since an update from above would hydrate the whole page in one piece.
 */
export function useHydratedQuery(): URLSearchParams {
  const { search } = useLocation();
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  return new URLSearchParams(query);
}
