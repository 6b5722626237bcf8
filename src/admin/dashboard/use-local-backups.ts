import { useSyncExternalStore } from 'react';
import { readLocalBackups } from '@/admin/saving/local-backups';
import { useAuth } from '@/auth/auth-context';
import type { SectionKey } from '@/content/sections/section';
import { sectionKeys } from '@/content/sections/section-keys';

// Another tab writes a backup while one types there.
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The sections of which this browser has a local backup of this user. */
export function useLocalBackups(): readonly SectionKey[] {
  const { user } = useAuth();
  const read = () =>
    user ? sectionKeys.filter((key) => readLocalBackups(user.id, key).length > 0) : [];
  // A snapshot has to be equal to the next one. The second read, after mounting, finds what the editor
  // has written when it closed.
  const found = useSyncExternalStore(subscribe, () => read().join());
  return sectionKeys.filter((key) => found.split(',').includes(key));
}
