import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

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
  return new URLSearchParams(useAfterHydration(search, ''));
}
