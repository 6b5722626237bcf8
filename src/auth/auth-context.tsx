import type { Session } from '@supabase/supabase-js';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { clearToasts } from '@/components/ui/toast/toast-store';
import { createStore } from '@/lib/store';
import { mayHaveSession, storageKey, tokenStorage } from '@/lib/supabase/stored-session';
import { loadSupabase } from '@/lib/supabase/supabase';

type SessionState =
  | { status: 'loading' }
  | { status: 'known'; session: Session | null }
  | { status: 'failed'; error: unknown };

const loading: SessionState = { status: 'loading' };
const signedOut: SessionState = { status: 'known', session: null };

type SessionStore = ReturnType<typeof createSessionStore>;

/** The Supabase client is large. It is loaded at once only if a session is stored, else by `connect()`. */
function createSessionStore() {
  // Undefined until the first subscription, because the prerenderer has no `window` to check.
  const store = createStore<SessionState | undefined>(undefined);
  let isConnected = false;

  function setSession(session: Session | null) {
    const state = store.get();
    // What was said to somebody signed out, perhaps in another tab, is no longer so.
    if (session && state?.status === 'known' && !state.session) clearToasts();
    // Supabase also sends SIGNED_IN when the tab regains focus. The same session must not re-render the app.
    store.set(replaceEqualDeep(state, { status: 'known', session }));
  }

  async function connect() {
    const supabase = await loadSupabase();
    if (isConnected) return supabase;
    isConnected = true;
    // Awaiting the client in it can deadlock: https://supabase.com/docs/reference/javascript/auth-onauthstatechange
    let waiting: ReturnType<typeof setTimeout>;
    supabase.auth.onAuthStateChange((event, session) => {
      clearTimeout(waiting);
      if (event !== 'INITIAL_SESSION') return whenStored(session);
      if (store.get()?.status === 'known') return;
      if (session || !mayHaveSession()) setSession(session);
      // There is a stored session, but its refresh got no answer. `errorMessage` turns this error into "offline".
      else store.set({ status: 'failed', error: new TypeError('Failed to fetch') });
    });
    /** Another tab's session may be announced before it can be read here. Without it, requests would be anonymous. */
    function whenStored(session: Session | null, tries = 50) {
      const stored = tokenStorage.getItem(storageKey) ?? '';
      if (!session || stored.includes(session.access_token) || tries === 0)
        return setSession(session);
      waiting = setTimeout(() => whenStored(session, tries - 1), 50);
    }
    return supabase;
  }

  function readStoredSession() {
    if (!mayHaveSession()) return store.set(signedOut);
    if (isConnected) return;
    store.set(loading);
    connect().catch((error: unknown) => {
      if (mayHaveSession()) store.set({ status: 'failed', error });
    });
  }

  return {
    get: () => store.get() ?? (mayHaveSession() ? loading : signedOut),
    subscribe: (listener: () => void) => {
      if (!store.get()) {
        window.addEventListener('storage', readStoredSession);
        readStoredSession();
      }
      return store.subscribe(listener);
    },
    connect,
  };
}

export function isAdminQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['is-admin', userId],
    enabled: userId !== undefined,
    refetchOnWindowFocus: true,
    // The role may be given or taken, and the session ended, elsewhere: the database then shows empty tables, and no error.
    refetchInterval: 20_000,
    queryFn: async () => {
      const { lookUpIsAdmin } = await import('./look-up-is-admin');
      return lookUpIsAdmin(userId ?? '');
    },
  });
}

// Always the same store, whose state changes: for another value, React might discard HTML that is not hydrated yet.
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
  const roleFailure = admin.isLoadingError ? admin.error : null;
  return {
    user,
    session,
    loading: state.status === 'loading',
    /** Undefined until the database has answered. */
    isAdmin: admin.data,
    failure: state.status === 'failed' ? state.error : roleFailure,
    retry: () => {
      // supabase-js repeats the error of a failed token refresh for a minute, unless the page is reloaded.
      if (state.status === 'failed') window.location.reload();
      else void admin.refetch();
    },
  };
}
