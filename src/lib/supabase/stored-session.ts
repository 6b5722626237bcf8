import { backend } from '@/config/env';
import { inPreviewFrame } from '@/lib/preview-frame';

export const storageKey = 'saffron-gate-session';

/**
 * Whether there may be somebody to sign in: a session is stored, or the link of a confirmation
 * e-mail has brought one in the address. If not, nobody needs to download the client. The editor's
 * preview is for nobody, like a page that a visitor sees.
 */
export function mayHaveSession(): boolean {
  if (backend.kind === 'none' || typeof window === 'undefined' || inPreviewFrame()) return false;
  return /[#&]access_token=/.test(window.location.hash) || hasStoredSession();
}

/** Whether there is a session here, in the browser's storage or in memory. */
export function hasStoredSession(): boolean {
  return sessionStore.getItem(storageKey) !== null;
}

const memory = new Map<string, string>();

/**
 * Where the session is kept: in the browser, and for as long as the page is open where that is blocked
 * or has no room. The client's own choice is made once, by whether a short text can be stored.
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
      // An older session would be refused, and end the newer one with it.
      sessionStore.removeItem(key);
      memory.set(key, value);
    }
  },
  removeItem(key: string) {
    memory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
};
