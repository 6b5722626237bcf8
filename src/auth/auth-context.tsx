import type { AuthError, Session, User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createStore, type Store } from '@/lib/store';
import { isAdminQuery } from './role-query';
import { useSession } from './use-session';

/** 'failed' is not 'user': the look-up got no answer, so nothing is known. */
export type Role = 'unknown' | 'admin' | 'user' | 'failed';

type Outcome = { error: AuthError | null };

export type Auth = {
  user: User | null;
  session: Session | null;
  /** True until the first session check or auth event. */
  loading: boolean;
  role: Role;
  isAdmin: boolean;
  /** Why session or role could not be found out; null when nothing failed. */
  failure: unknown;
  retry: () => void;
  signIn: (credentials: { email: string; password: string }) => Promise<Outcome>;
  /** `confirmation` is true where the provider wants the address confirmed before the first sign-in. */
  signUp: (account: {
    fullName: string;
    email: string;
    password: string;
  }) => Promise<Outcome & { confirmation: boolean }>;
  signOut: () => Promise<Outcome>;
};

/**
 * Hands out the latest state. The context itself never changes: parts of the page that the app has not
 * taken over yet might use it, so that React would draw them anew (components/later-part.tsx).
 */
type AuthStore = Store<Auth> & {
  /** What the HTML of the build was drawn with. */
  first: Auth;
};

const AuthContext = createContext<AuthStore | null>(null);

/** Wraps the Supabase client: who is signed in, whether they are an administrator, and the three actions. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { state, wakeClient } = useSession();
  const queryClient = useQueryClient();
  const session = state.status === 'known' ? state.session : null;
  const user = session?.user ?? null;
  const admin = useQuery(isAdminQuery(user?.id));

  const auth = useMemo<Auth>(() => {
    const role = roleOf(user, admin.data, admin.isError && !admin.isFetching);
    return {
      user,
      session,
      loading: state.status === 'loading',
      role,
      isAdmin: role === 'admin',
      failure: state.status === 'failed' ? state.error : role === 'failed' ? admin.error : null,
      retry: () => {
        // The client repeats a failed refresh from memory for a minute; a new page asks the server.
        if (state.status === 'failed') window.location.reload();
        else void admin.refetch();
      },
      signIn: async (credentials) => {
        const supabase = await wakeClient();
        return supabase.auth.signInWithPassword(credentials);
      },
      signUp: async ({ fullName, email, password }) => {
        const supabase = await wakeClient();
        const { data, error } = await supabase.auth.signUp({
          email,
          password,
          options: {
            emailRedirectTo: `${window.location.origin}/`,
            data: { full_name: fullName },
          },
        });
        return { error, confirmation: !error && data.session === null };
      },
      signOut: async () => {
        const supabase = await wakeClient();
        // This device only: an administrator's other devices keep their sessions.
        const outcome = await supabase.auth.signOut({ scope: 'local' });
        if (!outcome.error) queryClient.removeQueries(isAdminQuery(user?.id));
        return outcome;
      },
    };
  }, [
    user,
    session,
    state,
    admin.data,
    admin.isError,
    admin.isFetching,
    admin.error,
    admin.refetch,
    wakeClient,
    queryClient,
  ]);

  const [store] = useState<AuthStore>(() => ({ ...createStore(auth), first: auth }));
  // Before the browser paints: nobody sees the state before.
  useLayoutEffect(() => store.set(auth), [store, auth]);
  return <AuthContext value={store}>{children}</AuthContext>;
}

function roleOf(user: User | null, isAdmin: boolean | undefined, failed: boolean): Role {
  if (!user) return 'unknown';
  if (isAdmin !== undefined) return isAdmin ? 'admin' : 'user';
  return failed ? 'failed' : 'unknown';
}

export function useAuth(): Auth {
  const store = use(AuthContext);
  if (!store) throw new Error('useAuth must be used within the AuthProvider');
  return useSyncExternalStore(store.subscribe, store.get, () => store.first);
}
