import { capitalised } from '@/lib/words';

/** shield-check → Shield check, officeHours → Office hours */
export function choiceName(stored: string): string {
  if (stored === 'linkedin') return 'LinkedIn';
  const words = stored.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('-', ' ');
  return capitalised(words.toLowerCase());
}
