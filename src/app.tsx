import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { AuthProvider } from '@/auth/auth-context';
import { Toaster } from '@/components/ui/toaster';
import { createQueryClient } from '@/lib/query-client';
import { stopReloadingOnBack } from '@/lib/start-up/history-before-hydration';

export function App({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  // Effects of children run first, so React Router already listens to `popstate`.
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
