import { counted } from '@/lib/words';

/** The number of changed fields in words; null for the first version. */
export function changeCount(changes: number | null): string {
  if (changes === null) return 'first version';
  return changes === 0 ? 'no changes' : counted(changes, 'change');
}
