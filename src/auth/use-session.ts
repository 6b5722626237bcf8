import type { Session } from '@supabase/supabase-js';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { hasStoredSession, mayHaveSession } from '@/lib/supabase/stored-session';
import { loadSupabase } from '@/lib/supabase/supabase';

type SessionState =
  | { status: 'loading' }
  | { status: 'known'; session: Session | null }
  /** There is a session on this device, but it could not be checked (no network, say). */
  | { status: 'failed'; error: unknown };

const signedOut: SessionState = { status: 'known', session: null };

function subscribeToStorage(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * The session of this browser. The Supabase client is only loaded once there may be one: kept from
 * an earlier visit, made in another tab, or about to be made here (`wakeClient`).
 */
export function useSession() {
  const [asked, setAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const stored = useSyncExternalStore(subscribeToStorage, mayHaveSession, () => undefined);
  const clientNeeded = asked || stored === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to run it
  useEffect(() => {
    if (!clientNeeded) return;
    let active = true;
    let unsubscribe = () => {};

    function connected(supabase: Awaited<ReturnType<typeof loadSupabase>>) {
      if (!active) return;
      // Synchronous on purpose: a client call awaited in here can lock the client (STYLE: auth callback).
      const { data } = supabase.auth.onAuthStateChange((event, session) => {
        if (event === 'INITIAL_SESSION' && session === null && hasStoredSession()) {
          setState({ status: 'failed', error: new TypeError('Failed to fetch') });
          return;
        }
        // SIGNED_IN also fires whenever a tab regains focus; the same token changes nothing.
        setState((current) =>
          current.status === 'known' && current.session?.access_token === session?.access_token
            ? current
            : { status: 'known', session },
        );
      });
      unsubscribe = () => data.subscription.unsubscribe();
    }

    loadSupabase().then(connected, (error: unknown) => {
      if (active) setState({ status: 'failed', error });
    });
    return () => {
      active = false;
      unsubscribe();
    };
  }, [clientNeeded, attempt]);

  const failed = state.status === 'failed';
  const wakeClient = useCallback(() => {
    setAsked(true);
    // What failed to connect before has nobody listening: this try begins anew.
    if (failed) setAttempt((count) => count + 1);
    return loadSupabase();
  }, [failed]);

  // While the client is only being woken to sign in, there is nothing to wait for: nobody is signed in.
  const nobody = stored === false && (!asked || state.status !== 'known');
  return { state: nobody ? signedOut : state, wakeClient };
}
