import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { AuthProvider } from '@/auth/auth-context';
import { Toaster } from '@/components/ui/toast/toaster';
import { createQueryClient } from '@/lib/query-client';
import { stopReloadingOnBack } from '@/lib/start-up/history-before-hydration';

export function App({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  // RouterProvider has subscribed to the router in a layout effect, so Back now renders the previous page.
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
