import type { SectionKey } from '@/content/sections/section';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';

/** The issues of a merge that neither side has: too many items, five of them on the home page. */
export function mergeIssues(
  section: SectionKey,
  merged: unknown,
  sides: readonly unknown[],
): ValidationIssue[] {
  const known = sides.flatMap((side) => validationIssues(section, side)).map(({ name }) => name);
  return validationIssues(section, merged).filter(({ name }) => !known.includes(name));
}
