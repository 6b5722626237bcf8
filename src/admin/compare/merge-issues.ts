import type { SectionKey } from '@/content/sections/section';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';
import { ownValue } from '@/lib/is-record';

/** Returns only issues that the merge causes, for example when a merged list exceeds its limit. */
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

/** A merge may move an item to another index, so `values.2.details` becomes `values.integrity.details`. */
function pathById(content: unknown, name: string): string {
  let value = content;
  const keys = name.split('.').map((key) => {
    value = Object(value)[key];
    return ownValue(value, 'id') ?? key;
  });
  return keys.join('.');
}
