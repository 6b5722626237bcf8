import type { AuthError, AuthResponse, Session, User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { isAdminQuery } from './role-query';
import { createSessionStore, loading, type SessionStore } from './session-store';

/** `failed` is not `user`: the look-up got no answer, and may be tried again. */
export type Role = 'unknown' | 'admin' | 'user' | 'failed';

export type Credentials = { email: string; password: string };
export type Outcome = { error: AuthError | null };

export type Auth = {
  user: User | null;
  session: Session | null;
  /** True until the first session check or auth event. */
  loading: boolean;
  role: Role;
  isAdmin: boolean;
  /** What the session check or the role look-up threw, or null. */
  failure: unknown;
  retry: () => void;
  signIn: (credentials: Credentials) => Promise<Outcome>;
  signUp: (account: Credentials & { fullName: string }) => Promise<AuthResponse>;
  signOut: () => Promise<Outcome>;
};

// A constant value: when a context changes, React discards the HTML of boundaries not yet hydrated.
const AuthContext = createContext<SessionStore | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [sessions] = useState(createSessionStore);
  return <AuthContext value={sessions}>{children}</AuthContext>;
}

/** The session, the role and the three actions of the Supabase client. */
export function useAuth(): Auth {
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
    loading: state.status === 'loading',
    role,
    isAdmin: role === 'admin',
    failure: state.status === 'failed' ? state.error : role === 'failed' ? admin.error : null,
    retry: () => {
      // The client answers with its failed refresh for a minute; only a new page asks the server.
      if (state.status === 'failed') window.location.reload();
      else void admin.refetch();
    },
    signIn: async (credentials) => {
      const supabase = await sessions.connect();
      return supabase.auth.signInWithPassword(credentials);
    },
    signUp: async ({ fullName, email, password }) => {
      const supabase = await sessions.connect();
      return supabase.auth.signUp({
        email,
        password,
        options: {
          emailRedirectTo: `${window.location.origin}/`,
          data: { full_name: fullName },
        },
      });
    },
    signOut: async () => {
      const supabase = await sessions.connect();
      // `local`: the user's other devices keep their sessions.
      const outcome = await supabase.auth.signOut({ scope: 'local' });
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
