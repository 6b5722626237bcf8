import type { RouteMatch } from 'react-router-dom';

/** React Router hydrates loaded routes only: https://reactrouter.com/start/data/custom#4-hydrate-in-the-browser */
export async function loadLazyRoutes(matches: readonly RouteMatch[]): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return outcomes.every(({ status }) => status === 'fulfilled');
}

/** The path of the matched route, as in `data-prerendered`: `/about` for `/About/`, `/products/cumin`, `*` for an unknown one. */
export function matchedPath(matches: readonly RouteMatch[]): string | undefined {
  const match = matches.at(-1);
  return match?.route.path?.replace(':id', match.params.id ?? '');
}
