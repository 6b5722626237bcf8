import { useState } from 'react';
import { sameContent } from '@/admin/compare/same-content';
import type { OpenedSection } from '@/admin/saving/editor-state';
import {
  type FoundBackup,
  readLocalBackups,
  removeLocalBackup,
} from '@/admin/saving/local-backups';

/** The newest local backup that differs from the form's `initial` content, and its removal: then the next one. */
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
    setBackups((offered) => offered.filter((each) => each !== backup));
  }
  return [backups[0], remove] as const;
}
