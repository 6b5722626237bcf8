import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that the build has written and while the browser takes it over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
