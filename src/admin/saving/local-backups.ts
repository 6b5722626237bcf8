import { del, entries, set } from 'idb-keyval';
import * as v from 'valibot';
import type { Entry } from '@/admin/data/entries';
import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { isRecord } from '@/lib/is-record';
import { randomId } from '@/lib/random-id';
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

/** Form content that the server has not acknowledged. */
export type Backup = v.InferOutput<typeof storedBackup>;

export type FoundBackup = Backup & { key: string };

const parseBackup = v.safeParser(v.pipe(v.string(), v.parseJson(), storedBackup));
const prefix = 'saffron-gate-backup';

/** The random id keeps two windows with the same section from overwriting each other's backup. */
export function newBackupKey(userId: string, section: SectionKey): string {
  return `${prefix}/${userId}/${section}/${randomId()}`;
}

/** Null removes it. Returns false where storage is blocked or full. */
export function writeLocalBackup(key: string, backup: Backup | null): boolean {
  const text = backup && JSON.stringify(backup);
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  // Never on a page that closes: in WebKit, a transaction that begins then may lock the database for all pages.
  setTimeout(() => quietly(() => (text ? set(key, text) : del(key))));
  return true;
}

/** Storage may be blocked, or IndexedDB full: then there is the backup in localStorage, or none. */
async function quietly(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch {}
}

let restored: Promise<void> | undefined;

/** Brings back from IndexedDB what a crash took from localStorage: up to a minute. A page that closes can write only to the latter. */
export function restoreLocalBackups(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, 3000));
  restored ??= quietly(async () => {
    for (const [key, text] of await entries<string, string>()) {
      const [kept, lost] = [parseBackup(localStorage.getItem(key)), parseBackup(text)];
      const isNewer = lost.success && (!kept.success || kept.output.at < lost.output.at);
      if (isNewer) localStorage.setItem(key, text);
    }
  });
  return Promise.race([restored, timeout]);
}

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
