import { findWritten } from '@/admin/data/entries';
import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';

import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';

/** Form content in this browser's storage until the server has acknowledged it. */
type Backup = {
  content: Json;
  /** The content of the entry that it is based on. */
  base: unknown;
  /** The ids of writes that had no answer: the database may have made one of them. */
  lost: readonly string[];
  /** Milliseconds since 1970, by the clock of this computer. */
  at: number;
};

export type FoundBackup = Backup & { key: string };

const prefix = 'saffron-gate-backup';

export type LocalBackup = ReturnType<typeof localBackup>;

/** The local backup of one open editor. */
export function localBackup(userId: string, section: SectionKey) {
  // Another window with the same section has its own typing, which this one must not overwrite.
  const key = `${prefix}/${userId}/${section}/${randomId()}`;
  return {
    /** False if the storage is full or blocked. */
    write(backup: Omit<Backup, 'at'>): boolean {
      try {
        localStorage.setItem(key, JSON.stringify({ ...backup, at: Date.now() }));
        return true;
      } catch {
        return false;
      }
    },
    remove: () => removeLocalBackup(key),
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
        if (backup) {
          const content = formContent(section, backup.content);
          // Without its base, each difference is asked about.
          const base = backup.base === undefined ? undefined : formContent(section, backup.base);
          return [{ ...backup, content, base, key }];
        }
        localStorage.removeItem(key);
        return [];
      })
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

function parseBackup(text: string | null): Backup | undefined {
  try {
    const { content, base, lost, at } = JSON.parse(text ?? '');
    const valid = typeof content === 'object' && content !== null && typeof at === 'number';
    return valid ? { content, base, lost: Array.isArray(lost) ? lost : [], at } : undefined;
  } catch {
    return undefined;
  }
}

/** The common ancestor of a backup and what is stored: its base, or the entry that a lost write of it has made. */
export async function ancestorOf({ base, lost }: FoundBackup): Promise<unknown> {
  const written = await findWritten(lost).catch(() => undefined);
  return written?.content ?? base;
}
