import type { SectionKey } from '@/content/sections/section';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';
import { ownValue } from '@/lib/is-record';

/** Returns issues that neither side has, e.g. a list too long only after the merge, or a fifth core value for Home. */
export function mergeIssues(
  section: SectionKey,
  merged: unknown,
  sides: readonly unknown[],
): ValidationIssue[] {
  const known = sides.flatMap((side) =>
    validationIssues(section, side).map(({ name }) => pathById(side, name)),
  );
  return validationIssues(section, merged).filter(
    ({ name }) => !known.includes(pathById(merged, name)),
  );
}

/** `values.2.details` → `values.integrity.details`, because a merge may move an item to another index. */
function pathById(content: unknown, name: string): string {
  let value = content;
  const keys = name.split('.').map((key) => {
    value = Object(value)[key];
    return ownValue(value, 'id') ?? key;
  });
  return keys.join('.');
}
