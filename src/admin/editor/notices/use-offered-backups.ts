import { useState } from 'react';
import { sameContent } from '@/admin/compare/same-content';
import {
  type FoundBackup,
  readLocalBackups,
  removeLocalBackup,
} from '@/admin/saving/local-backups';
import type { OpenForm } from '@/admin/saving/open-form';

/** The local backups that differ from what the form started with, newest first, and their removal. */
export function useOfferedBackups(openForm: OpenForm) {
  const [backups, setBackups] = useState(() => {
    const { userId, section } = openForm.opened;
    return readLocalBackups(userId, section).filter((backup) => {
      if (!sameContent(backup.content, openForm.baseContent)) return true;
      // Saved meanwhile by another tab: the dashboard must not go on telling of it.
      removeLocalBackup(backup.key);
      return false;
    });
  });
  function removeBackup(backup: FoundBackup) {
    removeLocalBackup(backup.key);
    setBackups((offered) => offered.filter((each) => each !== backup));
  }
  return { backups, removeBackup };
}
