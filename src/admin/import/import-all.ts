import { type Change, differences } from '@/admin/compare/differences';
import { SectionFailure } from '@/admin/data/section-failure';
import { readStoredSection, saveDraft } from '@/admin/data/stored-sections';
import { type MergeBase, mergeBaseOf } from '@/admin/saving/merge-base';
import { sections } from '@/content/sections/sections';
import { ExplainedError, errorMessage } from '@/lib/errors';
import { checkPictures } from './check-pictures';
import { type BackedUpSection, readBackup } from './read-backup';

export type ImportStep = BackedUpSection & {
  changes: Change[];
  draftBy: string | undefined;
  base: MergeBase;
};

/** What a backup would change in the drafts, section by section. Throws where it is refused. */
export async function planImport(file: Blob): Promise<ImportStep[]> {
  const backups = await readBackup(file);
  await checkPictures(backups.map(({ content }) => content));
  const steps = await Promise.all(backups.map(stepOf));
  return steps.filter(({ changes }) => changes.length > 0);
}

async function stepOf(backup: BackedUpSection): Promise<ImportStep> {
  const { section, content } = backup;
  const stored = await readStoredSection(section);
  const { defaultContent } = sections.find(({ key }) => key === section) ?? sections[0];
  const base = mergeBaseOf(stored, defaultContent);
  const changes = differences(section, base.draftContent, content);
  return { ...backup, base, changes, draftBy: stored.draft?.by };
}

/** Saves each step as a draft. Throws an `ExplainedError` that names what was not saved, once all were tried. */
export async function saveImport(steps: readonly ImportStep[]): Promise<void> {
  const failures: string[] = [];
  for (const { section, label, content, base } of steps) {
    try {
      await saveDraft(section, content, base);
    } catch (error) {
      failures.push(`${label} ${outcomeOf(error)}`);
    }
  }
  if (failures.length > 0) throw new ExplainedError(failures.join(' '));
}

function outcomeOf(error: unknown): string {
  const kind = error instanceof SectionFailure ? error.kind : undefined;
  if (kind === 'conflict') {
    return 'was not changed: somebody else has saved it in the meantime. Upload the backup again to see what it would change now.';
  }
  // The answer may be lost, and the draft saved all the same.
  return `${kind === 'unreachable' ? 'may not be' : 'was not'} changed: ${errorMessage(error)}`;
}
