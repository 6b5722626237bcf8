import type { HistoryEntry } from '@/admin/data/history';

/** What visitors see, which entries are compared with. */
export type Shown = {
  content: unknown;
  /** The published version that `content` is; 0 for the original text. */
  version: number;
  /** The latest published version, which a colleague may have published since `content` was read. */
  newest: number;
  /** Visitors do not see the published version, which no longer fits. */
  notShown: boolean;
};

/** Whether an entry is the published version, or the original text while none is. */
export function isNewest(entry: HistoryEntry, { newest }: Shown): boolean {
  if (entry.kind === 'version') return entry.version === newest;
  return entry.kind === 'original' && newest === 0;
}

/** Whether visitors see the newest version, as far as the editor knows. */
export function isShown({ notShown, newest, version }: Shown): boolean {
  return !notShown || newest > version;
}

export function entryKey(entry: HistoryEntry): string {
  return entry.kind === 'original' ? 'original' : `${entry.kind} ${entry.version}`;
}

export function entryName(entry: HistoryEntry): string {
  if (entry.kind === 'version') return `Version ${entry.version}`;
  return entry.kind === 'draft' ? 'Draft' : 'Original text';
}

/** As in "Restore this draft". */
export function thisEntry({ kind }: HistoryEntry): string {
  return kind === 'original' ? 'the original text' : `this ${kind}`;
}
