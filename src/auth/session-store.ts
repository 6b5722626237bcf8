import type { Session } from '@supabase/supabase-js';
import { createStore } from '@/lib/store';
import { hasStoredSession, mayHaveSession } from '@/lib/supabase/stored-session';
import { loadSupabase } from '@/lib/supabase/supabase';

type SessionState =
  | { status: 'loading' }
  | { status: 'known'; session: Session | null }
  /** A session is stored but could not be checked, for example without a network. */
  | { status: 'failed'; error: unknown };

export const loading: SessionState = { status: 'loading' };
const signedOut: SessionState = { status: 'known', session: null };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Loads the Supabase client only for a session in storage or the URL, or by `connect`. */
export function createSessionStore() {
  // Undefined until `check`, since the prerenderer has no window.
  const store = createStore<SessionState | undefined>(undefined);
  let listening = false;

  function take(session: Session | null, isUpdate = false) {
    const state = store.get();
    // SIGNED_IN also fires when a tab regains focus: the same token renders nothing.
    const same = state?.status === 'known' && state.session?.access_token === session?.access_token;
    if (!same || isUpdate) store.set({ status: 'known', session });
  }

  function listen() {
    if (listening) return;
    listening = true;
    loadSupabase().then(
      // Synchronous: awaiting a call of the client in this callback can deadlock the client.
      // https://supabase.com/docs/reference/javascript/auth-onauthstatechange
      ({ auth }) =>
        auth.onAuthStateChange((event, session) => {
          if (event !== 'INITIAL_SESSION') return take(session, event === 'USER_UPDATED');
          // After PASSWORD_RECOVERY, which the client sends in a timeout.
          setTimeout(() => {
            if (store.get()?.status === 'known') return;
            if (session || !hasStoredSession()) take(session);
            else store.set({ status: 'failed', error: new TypeError('Failed to fetch') });
          });
        }),
      (error: unknown) => {
        listening = false;
        if (mayHaveSession()) store.set({ status: 'failed', error });
      },
    );
  }

  /** On start, and when another tab has signed in or out. */
  function check() {
    if (!mayHaveSession()) {
      store.set(signedOut);
    } else if (!listening) {
      store.set(loading);
      listen();
    }
  }

  return {
    get: () => store.get() ?? (mayHaveSession() ? loading : signedOut),
    subscribe: (listener: () => void) => {
      if (!store.get()) {
        window.addEventListener('storage', check);
        check();
      }
      return store.subscribe(listener);
    },
    /** Loads the client to sign in or out. */
    connect: () => {
      listen();
      return loadSupabase();
    },
  };
}
