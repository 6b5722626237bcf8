import { backend } from '@/config/env';
import { inPreviewFrame } from './preview-frame';

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

/** Whether this browser keeps a session; cheap, and false where its storage is blocked. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
