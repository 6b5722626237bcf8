import { backend } from '@/config/env';
import { inPreviewFrame } from '@/lib/preview-frame';
import { createStorage } from '@/lib/storage';

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

/**
 * supabase-js probes storage once, with a short text; a later quota error would leave a stale session, whose
 * refresh token would revoke the new one.
 */
export const sessionStore = createStorage('localStorage');
