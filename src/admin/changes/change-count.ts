/** The number of changed fields in words; null for the first version. */
export function changeCount(changes: number | null): string {
  if (changes === null) return 'first version';
  if (changes === 0) return 'no changes';
  return changes === 1 ? '1 change' : `${changes} changes`;
}
