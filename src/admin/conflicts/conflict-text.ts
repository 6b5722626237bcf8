import { itemName } from '@/admin/compare/field-labels';
import { isRecord } from '@/lib/is-record';

/** One side of a conflict in words. An array is an order of list items, told by their names. */
export function conflictText(value: unknown): string {
  if (value === undefined) return 'Deleted';
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (typeof value === 'string') return value.trim() === '' ? '(empty)' : value;
  if (Array.isArray(value))
    return value.map((item, at) => `${at + 1}. ${itemName(item)}`).join('\n');
  if (isRecord(value) && value.kind === 'uploaded') return 'An uploaded picture';
  if (isRecord(value) && value.kind === 'site') return `The site's picture “${String(value.name)}”`;
  return itemName(value);
}
