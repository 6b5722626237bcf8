import * as v from 'valibot';
import type { Entry } from '@/admin/data/entries';
import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord } from '@/lib/is-record';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';

const storedBackup = v.object({
  content: v.custom<Json>(isRecord),
  /** The content of the form's base. */
  base: v.optional(v.unknown()),
  /** The id of the form's base; null for the default content, undefined in backups of older builds. */
  parent: v.optional(v.nullable(v.number())),
  /** The ids of writes that had no answer: the database may have made one of them. */
  lost: v.optional(v.array(v.string()), []),
  /** Milliseconds since 1970, by the clock of this computer. */
  at: v.number(),
});

export type FoundBackup = v.InferOutput<typeof storedBackup> & { key: string };

/** Form content that the server has not acknowledged, in this browser's storage. */
export type Backup = Omit<FoundBackup, 'at' | 'key'>;

const parseBackup = v.safeParser(v.pipe(v.string(), v.parseJson(), storedBackup));
const prefix = 'saffron-gate-backup';

/** Each open form has its own: another window with the same section must not overwrite its typing. */
export function newBackupKey(userId: string, section: SectionKey): string {
  return `${prefix}/${userId}/${section}/${randomId()}`;
}

/** False if the storage is full or blocked. */
export function writeLocalBackup(key: string, backup: Backup): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...backup, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
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
        const { success, output } = parseBackup(localStorage.getItem(key));
        if (!success) {
          localStorage.removeItem(key);
          return [];
        }
        const content = formContent(section, output.content);
        // Without a base, the merge asks about each difference.
        const base = output.base && formContent(section, output.base);
        return [{ ...output, content, base, key }];
      })
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** The common ancestor of a backup and a form: the form's base, if a write of the backup made it. */
export function ancestorOf({ base, lost }: FoundBackup, formBase: Entry | null): unknown {
  return formBase && lost.includes(formBase.write_id) ? formBase.content : base;
}
