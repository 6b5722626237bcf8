import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readPairs } from './link-text';

const never = () => () => {};

/** Returns `prerendered` until this Suspense boundary is hydrated, then `value`. */
export function useAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

export function useHydrated(): boolean {
  return useAfterHydration(true, false);
}

export function useHydratedSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return readPairs(useAfterHydration(search, ''));
}
