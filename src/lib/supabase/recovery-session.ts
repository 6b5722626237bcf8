import type { Session } from '@supabase/supabase-js';
import { ownValue } from '@/lib/is-record';
import { createStorage } from '@/lib/storage';

/** Not in memory, because phones discard a tab while the password manager is open. */
const storage = createStorage('sessionStorage');
const storageKey = 'saffron-gate-recovery';

export function startRecovery(session: Session | null): void {
  storage.setItem(storageKey, sessionId(session) ?? '');
}

/** True if a recovery link started this session. The server decides what a session may change (supabase/README.md). */
export function isRecovery(session: Session | null): boolean {
  const id = sessionId(session);
  return id !== undefined && id === storage.getItem(storageKey);
}

export function endRecovery(): void {
  storage.removeItem(storageKey);
}

/** The JWT claim `session_id` stays the same when the access token is refreshed. */
function sessionId(session: Session | null): string | undefined {
  const [, payload = ''] = session?.access_token.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return String(ownValue(claims, 'session_id') ?? '') || undefined;
  } catch {
    return undefined;
  }
}
