import { type Change, differences } from '@/admin/compare/differences';
import type { DraftStep } from '@/admin/data/draft-steps';
import type { SectionKey } from '@/content/sections/section';

type Written = { content: unknown; by: string };

/**
 * Who wrote each of `changes`, which lead from `start` to the last step: full names, and `you` for this user.
 * Empty where nobody else wrote.
 */
export function changeAuthors(
  section: SectionKey,
  changes: readonly Change[],
  start: unknown,
  steps: readonly Written[],
): ReadonlyMap<Change, readonly string[]> {
  const authors = new Map<Change, string[]>();
  let before = start;
  for (const { content, by } of steps) {
    const written = differences(section, before, content);
    for (const change of changes) {
      const names = authors.get(change) ?? [];
      if (names.includes(by) || !written.some((part) => isPartOf(part, change, changes))) continue;
      authors.set(change, [...names, by]);
    }
    before = content;
  }
  const isTeamwork = [...authors.values()].flat().some((name) => name !== you);
  return isTeamwork ? authors : new Map();
}

const you = 'you';

/** The saves of a draft and then the form, with their authors as this user reads them. */
export function writtenSteps(
  steps: readonly DraftStep[],
  form: unknown,
  userId: string,
): Written[] {
  const saves = steps.map(({ content, by, byId }) => ({ content, by: byId === userId ? you : by }));
  return [...saves, { content: form, by: you }];
}

/** The texts of an added list item belong to the change of the list, unless they are listed themselves. */
function isPartOf(part: Change, change: Change, changes: readonly Change[]): boolean {
  if (part.path === change.path) return part.kind === change.kind;
  const isWithin = change.kind === 'list' && part.path.startsWith(`${change.path}/`);
  return isWithin && !changes.some(({ path, kind }) => path === part.path && kind === part.kind);
}
