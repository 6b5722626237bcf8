import type { DraftStep } from '@/admin/data/draft-steps';

const list = new Intl.ListFormat('en-GB');

/** `Amal Haddad and Bilal Khan` */
export function listNames(names: readonly string[]): string {
  return list.format(names);
}

/** The full names of all who wrote a draft but this user. */
export function otherAuthors(steps: readonly DraftStep[], userId: string): string[] {
  return [...new Set(steps.filter(({ byId }) => byId !== userId).map(({ by }) => by))];
}
