import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { isAdminQuery } from './role-query';
import { createSessionStore, loading, type SessionStore } from './session-store';

/** `failed` is not `user`: the look-up got no answer, and may be tried again. */
export type Role = 'unknown' | 'admin' | 'user' | 'failed';

export type Credentials = { email: string; password: string };
export type NewAccount = Credentials & { fullName: string };

// A constant value: when a context changes, React discards the HTML of boundaries not yet hydrated.
const AuthContext = createContext<SessionStore | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [sessions] = useState(createSessionStore);
  return <AuthContext value={sessions}>{children}</AuthContext>;
}

/** The session, the role and the three actions of the Supabase client. */
export function useAuth() {
  const sessions = use(AuthContext);
  if (!sessions) throw new Error('useAuth must be used within the AuthProvider');
  const state = useSyncExternalStore(sessions.subscribe, sessions.get, () => loading);
  const queryClient = useQueryClient();
  const session = state.status === 'known' ? state.session : null;
  const user = session?.user ?? null;
  const admin = useQuery(isAdminQuery(user?.id));
  const role = roleOf(user, admin.data, admin.isError && !admin.isFetching);
  return {
    user,
    session,
    /** True until the first session check or auth event. */
    loading: state.status === 'loading',
    role,
    isAdmin: role === 'admin',
    /** What the session check or the role look-up threw, or null. */
    failure: state.status === 'failed' ? state.error : role === 'failed' ? admin.error : null,
    retry: () => {
      // The client answers with its failed refresh for a minute; only a new page asks the server.
      if (state.status === 'failed') window.location.reload();
      else void admin.refetch();
    },
    signIn: async (credentials: Credentials) => {
      const { auth } = await sessions.connect();
      return auth.signInWithPassword(credentials);
    },
    signUp: async ({ fullName, email, password }: NewAccount) => {
      const { auth } = await sessions.connect();
      const emailRedirectTo = `${window.location.origin}/`;
      const data = { full_name: fullName };
      return auth.signUp({ email, password, options: { emailRedirectTo, data } });
    },
    signOut: async () => {
      const { auth } = await sessions.connect();
      // `local`: the user's other devices keep their sessions.
      const outcome = await auth.signOut({ scope: 'local' });
      if (!outcome.error) queryClient.removeQueries(isAdminQuery(user?.id));
      return outcome;
    },
  };
}

function roleOf(user: User | null, isAdmin: boolean | undefined, failed: boolean): Role {
  if (!user) return 'unknown';
  if (isAdmin !== undefined) return isAdmin ? 'admin' : 'user';
  return failed ? 'failed' : 'unknown';
}
