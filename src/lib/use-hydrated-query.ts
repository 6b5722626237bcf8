import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => {};

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
