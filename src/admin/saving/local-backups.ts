import * as v from 'valibot';
import type { Entry } from '@/admin/data/entries';
import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord } from '@/lib/is-record';
import { randomId } from '@/lib/random-id';
import { createStorage } from '@/lib/storage';
import type { Json } from '@/lib/supabase/database.types';

const storedBackup = v.object({
  content: v.custom<Json>(isRecord),
  /** The content of the form's base. Its id is `parent`. */
  base: v.custom<unknown>(isRecord),
  parent: v.nullish(v.number(), null),
  /** Each `write_id` without an answer, because the write may have been committed. */
  lost: v.optional(v.array(v.string()), []),
  at: v.number(),
});

export type FoundBackup = v.InferOutput<typeof storedBackup> & { key: string };

/** Form content that the server has not acknowledged. */
export type Backup = Omit<FoundBackup, 'at' | 'key'>;

const parseBackup = v.safeParser(v.pipe(v.string(), v.parseJson(), storedBackup));
const prefix = 'saffron-gate-backup';

/** The random id keeps two windows with the same section from overwriting each other's backup. */
export function newBackupKey(userId: string, section: SectionKey): string {
  return `${prefix}/${userId}/${section}/${randomId()}`;
}

export function writeLocalBackup(key: string, backup: Backup): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...backup, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export const { removeItem: removeLocalBackup } = createStorage('localStorage');

export function readLocalBackups(userId: string, section: SectionKey): FoundBackup[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}/${userId}/${section}/`))
      .flatMap((key) => {
        const { success, output } = parseBackup(localStorage.getItem(key));
        if (!success) return [];
        const content = formContent(section, output.content);
        const base = formContent(section, output.base);
        return [{ ...output, content, base, key }];
      })
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** The ancestor of a merge: the form's base if it is an unanswered write of the backup, else the base of the backup. */
export function ancestorOf({ base, lost }: FoundBackup, formBase: Entry | null): unknown {
  return formBase && lost.includes(formBase.write_id) ? formBase.content : base;
}
