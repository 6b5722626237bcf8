import { capitalised } from '@/lib/words';

const names = new Map([
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
]);

/** linkedin → LinkedIn, shield-check → Shield check, officeHours → Office hours */
export function choiceName(stored: string): string {
  const words = stored
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll('-', ' ')
    .toLowerCase();
  return names.get(stored) ?? capitalised(words);
}
