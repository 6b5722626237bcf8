import { backend } from '@/config/env';
import { inPreviewFrame } from '@/lib/browser/in-preview-frame';
import { createStorage } from '@/lib/storage';

export const storageKey = 'saffron-gate-session';

/** The preview ignores sessions: it renders what visitors see. */
export function mayHaveSession(): boolean {
  return backend.kind !== 'none' && !inPreviewFrame() && tokenStorage.getItem(storageKey) !== null;
}

/** supabase-js checks once whether storage works. If storage fills up later, `createStorage` uses memory. */
export const tokenStorage = createStorage('localStorage');
