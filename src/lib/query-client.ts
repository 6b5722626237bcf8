import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The default mode pauses queries and mutations while offline, so that no error would appear.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 60_000,
        retry: 1,
        refetchOnWindowFocus: false,
      },
    },
  });
}
