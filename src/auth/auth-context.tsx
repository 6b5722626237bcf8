import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { isAdminQuery } from './role-query';
import { createSessionStore, loading, type SessionStore } from './session-store';

// The value is always the same store; only its state changes. If the value changed, React might discard HTML that is
// not hydrated yet.
const AuthContext = createContext<SessionStore | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [sessions] = useState(createSessionStore);
  return <AuthContext value={sessions}>{children}</AuthContext>;
}

export function useSessionStore(): SessionStore {
  const sessions = use(AuthContext);
  if (!sessions) throw new Error('The session store must be used within the AuthProvider');
  return sessions;
}

export function useAuth() {
  const sessions = useSessionStore();
  const state = useSyncExternalStore(sessions.subscribe, sessions.get, () => loading);
  const session = state.status === 'known' ? state.session : null;
  const user = session?.user ?? null;
  const admin = useQuery(isAdminQuery(user?.id));
  const isAdmin = admin.data;
  const roleFailure = isAdmin === undefined && !admin.isFetching ? admin.error : null;
  return {
    user,
    session,
    loading: state.status === 'loading',
    /** Undefined until the database has answered. */
    isAdmin,
    failure: state.status === 'failed' ? state.error : roleFailure,
    retry: () => {
      // supabase-js repeats the error of a failed token refresh for a minute, unless the page is reloaded.
      if (state.status === 'failed') window.location.reload();
      else void admin.refetch();
    },
  };
}
