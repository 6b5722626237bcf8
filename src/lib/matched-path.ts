import type { RouteMatch } from 'react-router-dom';

/** The page of an address, as the build writes it: `/about` for `/About/`, `*` for an unknown one. */
export function matchedPath(matches: readonly RouteMatch[]): string | undefined {
  const match = matches.at(-1);
  return match?.route.path?.replace(':id', match.params.id ?? '');
}
