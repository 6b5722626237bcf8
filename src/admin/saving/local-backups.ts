import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import { randomId } from '@/lib/random-id';
import type { MergeBase } from './merge-base';
import type { Write } from './unanswered-writes';

/** Form content in this browser's storage until the server has acknowledged it. */
type LocalBackup = {
  content: unknown;
  base: MergeBase;
  /** Writes that were sent and have no answer yet. */
  unanswered: readonly Write[];
  /** Milliseconds since 1970, by the clock of this device. */
  keptAt: number;
};

export type FoundBackup = LocalBackup & { key: string };

const prefix = 'saffron-gate-copy';

/** The local backups of one open editor. */
export function localBackups(userId: string, section: SectionKey) {
  // Two tabs with the same section must not overwrite each other's backups.
  const editorId = randomId();
  let latestKey: string | undefined;

  function remove() {
    if (latestKey) removeLocalBackup(latestKey);
    latestKey = undefined;
  }

  return {
    /** Returns when the backup was written; false if the storage is full or blocked. */
    write(content: unknown, base: MergeBase, unanswered: readonly Write[] = []): number | false {
      const keptAt = Date.now();
      const backup: LocalBackup = { content, base, unanswered, keptAt };
      const key = `${prefix}/${userId}/${section}/${base.version}/${editorId}`;
      try {
        localStorage.setItem(key, JSON.stringify(backup));
      } catch {
        return false;
      }
      if (latestKey !== key) remove();
      latestKey = key;
      return keptAt;
    },
    remove,
  };
}

export function removeLocalBackup(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage has no backups.
  }
}

/** The backups of this user, newest first. Removes damaged ones. */
export function readLocalBackups(userId: string, section: SectionKey): FoundBackup[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}/${userId}/${section}/`))
      .flatMap((key) => {
        const backup = parseBackup(localStorage.getItem(key));
        if (backup) return [{ ...backup, content: withDefaults(section, backup.content), key }];
        localStorage.removeItem(key);
        return [];
      })
      .sort((one, other) => other.keptAt - one.keptAt);
  } catch {
    return [];
  }
}

function parseBackup(text: string | null): LocalBackup | undefined {
  try {
    const backup = JSON.parse(text ?? '');
    const valid =
      typeof backup.content === 'object' &&
      typeof backup.keptAt === 'number' &&
      typeof backup.base?.version === 'number' &&
      typeof backup.base.draftVersion === 'number';
    if (!valid) return undefined;
    const { unanswered = [], base } = backup;
    // Backups of the last release have neither writes nor these two.
    const { draftId = 0, filledWith = base.draftContent } = base;
    return { ...backup, unanswered, base: { ...base, draftId, filledWith } };
  } catch {
    return undefined;
  }
}
