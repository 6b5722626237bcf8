import type { Session } from '@supabase/supabase-js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasStoredSession, mayHaveSession } from '@/lib/supabase/stored-session';
import { loadSupabase } from '@/lib/supabase/supabase';

type SessionState =
  | { status: 'loading' }
  | { status: 'known'; session: Session | null }
  /** A session is stored but could not be checked, for example without a network. */
  | { status: 'failed'; error: unknown };

const signedOut: SessionState = { status: 'known', session: null };

function subscribeToStorage(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * The session of this browser. The Supabase client is loaded only when a session is stored (by an
 * earlier visit or another tab), when the address brings one, or by `connect`.
 */
export function useSession() {
  const [requested, setRequested] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const stored = useSyncExternalStore(subscribeToStorage, mayHaveSession, () => undefined);
  const clientNeeded = requested || stored === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs the effect again
  useEffect(() => {
    if (!clientNeeded) return;
    let active = true;
    let unsubscribe = () => {};

    function listen(supabase: Awaited<ReturnType<typeof loadSupabase>>) {
      if (!active) return;
      // Synchronous: awaiting a call of the client in this callback can deadlock the client.
      // https://supabase.com/docs/reference/javascript/auth-onauthstatechange
      const { data } = supabase.auth.onAuthStateChange((event, session) => {
        if (event === 'INITIAL_SESSION' && session === null && hasStoredSession()) {
          setState({ status: 'failed', error: new TypeError('Failed to fetch') });
          return;
        }
        // SIGNED_IN also fires when a tab regains focus: the same token must not render anything.
        setState((current) =>
          current.status === 'known' && current.session?.access_token === session?.access_token
            ? current
            : { status: 'known', session },
        );
      });
      unsubscribe = () => data.subscription.unsubscribe();
    }

    loadSupabase().then(listen, (error: unknown) => {
      if (active) setState({ status: 'failed', error });
    });
    return () => {
      active = false;
      unsubscribe();
    };
  }, [clientNeeded, attempt]);

  function connect() {
    setRequested(true);
    // After a failure, no auth listener is registered.
    if (state.status === 'failed') setAttempt((count) => count + 1);
    return loadSupabase();
  }

  // Without a stored session the user is signed out, also while the client is being loaded to sign in.
  const isSignedOut = stored === false && (!requested || state.status !== 'known');
  return { state: isSignedOut ? signedOut : state, connect };
}
