import type { Session } from '@supabase/supabase-js';
import { ownValue } from '@/lib/is-record';
import { createStorage } from '@/lib/storage';

/** Phones discard a tab while the password manager is in front of it, so not in memory alone. */
const storage = createStorage('sessionStorage');
const storageKey = 'saffron-gate-recovery';

/** Notes the session that a recovery link has started in this tab. */
export function startRecovery(session: Session | null): void {
  storage.setItem(storageKey, sessionId(session) ?? '');
}

/**
 * Whether a recovery link has started this session. Decides what the screen offers; what a session may change,
 * the server decides (supabase/README.md).
 */
export function isRecovery(session: Session | null): boolean {
  const id = sessionId(session);
  return id !== undefined && id === storage.getItem(storageKey);
}

/** The new password is set: from here on it is a session like any other. */
export function endRecovery(): void {
  storage.removeItem(storageKey);
}

/** The claim `session_id`, which stays the same when the access token is refreshed. */
function sessionId(session: Session | null): string | undefined {
  const [, payload = ''] = session?.access_token.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return String(ownValue(claims, 'session_id') ?? '') || undefined;
  } catch {
    return undefined;
  }
}
