import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => {};

/** The value that the prerendered HTML was written with until this part is hydrated, then the present one. */
export function useAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

/** False in the HTML that the build has written and while the browser takes it over, then true. */
export function useHydrated(): boolean {
  return useAfterHydration(true, false);
}

/**
 * The address's query; empty while the page, prerendered without one, is hydrated. Renders again only where
 * there is one, since an update from above would hydrate the whole page in one piece.
 */
export function useHydratedQuery(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useAfterHydration(search, ''));
}
