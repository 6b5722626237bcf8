import { backend } from '@/config/env';
import { inPreviewFrame } from '@/lib/preview-frame';
import { createStorage } from '@/lib/storage';

export const storageKey = 'saffron-gate-session';

/** True with a stored session, or one in an e-mailed link's fragment. The preview renders what visitors see. */
export function mayHaveSession(): boolean {
  if (backend.kind === 'none' || inPreviewFrame()) return false;
  return /[#&]access_token=/.test(window.location.hash) || hasStoredSession();
}

export function hasStoredSession(): boolean {
  return sessionStore.getItem(storageKey) !== null;
}

/** supabase-js probes storage only once, so a later quota error is caught here: the session is then kept in memory. */
export const sessionStore = createStorage('localStorage');
