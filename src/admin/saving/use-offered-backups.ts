import { useState } from 'react';
import { sameContent } from '@/admin/compare/same-content';
import type { OpenedSection } from './editor-state';
import { type FoundBackup, readLocalBackups, removeLocalBackup } from './local-backups';

/** The local backups that differ from the form's `initial` content, and the removal of one. */
export function useOfferedBackups({ userId, section }: OpenedSection, initial: unknown) {
  const [backups, setBackups] = useState(() =>
    readLocalBackups(userId, section).filter((backup) => {
      if (!sameContent(backup.content, initial)) return true;
      // Saved meanwhile by another tab: the dashboard must not go on telling of it.
      removeLocalBackup(backup.key);
      return false;
    }),
  );
  function remove(backup: FoundBackup) {
    removeLocalBackup(backup.key);
    setBackups(backups.filter((each) => each !== backup));
  }
  return [backups, remove] as const;
}
