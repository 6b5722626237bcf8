import type { Session } from '@supabase/supabase-js';
import { createStorage } from '@/lib/storage';
import { tokenClaim } from './token-claim';

/** Survives a reload, because phones may discard the tab while the user is in a password manager. */
const storage = createStorage('sessionStorage');
const storageKey = 'saffron-gate-recovery';

export function startRecovery(session: Session | null): void {
  storage.setItem(storageKey, sessionId(session) ?? '');
}

/** Decides only what the page offers. The server decides what a session may change (supabase/README.md). */
export function isRecovery(session: Session | null): boolean {
  const id = sessionId(session);
  return id !== undefined && id === storage.getItem(storageKey);
}

export function endRecovery(): void {
  storage.removeItem(storageKey);
}

/** The JWT claim `session_id` stays the same when the access token is refreshed. */
function sessionId(session: Session | null): string | undefined {
  return tokenClaim(session?.access_token, 'session_id');
}
