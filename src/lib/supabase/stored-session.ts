import { backend } from '@/config/env';
import { inPreviewFrame } from '@/lib/preview-frame';

export const storageKey = 'saffron-gate-session';

/**
 * True when the Supabase client is needed: a session is stored, or the link of a confirmation e-mail
 * has one in its fragment. False in the editor's preview, which shows what a visitor sees.
 */
export function mayHaveSession(): boolean {
  if (backend.kind === 'none' || inPreviewFrame()) return false;
  return /[#&]access_token=/.test(window.location.hash) || hasStoredSession();
}

/** True with a session in `localStorage` or in memory. It may have expired. */
export function hasStoredSession(): boolean {
  return sessionStore.getItem(storageKey) !== null;
}

const memory = new Map<string, string>();

/**
 * `localStorage`, or memory where it is blocked or full. The client's own fallback tests this once,
 * with a short text, and fails with a full storage.
 */
export const sessionStore = {
  getItem(key: string): string | null {
    try {
      return memory.get(key) ?? window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string) {
    try {
      window.localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      // The refresh token of an older stored session would revoke the new session, too.
      sessionStore.removeItem(key);
      memory.set(key, value);
    }
  },
  removeItem(key: string) {
    memory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  },
};
