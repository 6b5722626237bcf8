import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { AuthProvider } from '@/auth/auth-context';
import { Toaster } from '@/components/ui/toaster';
import { createQueryClient } from '@/lib/query-client';
import { stopReloadingOnBack } from '@/lib/start-up/history-before-hydration';

/** The providers around the router: query cache, session, toasts. */
export function App({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  // Effects of children run first: the router listens to `popstate` by now.
  useEffect(stopReloadingOnBack, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          {children}
          <Toaster />
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
